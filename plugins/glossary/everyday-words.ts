/**
 * Terms that search uses but that are not explained in prose: every reader of these pages knows them,
 * or the word usually means something else ("apply the glaze", "enter a view").
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `apply canceled capacity case case-number comment credit crown csv department discount doctor due-date entry
  finish invoice live location message office payment permission preferences product quickbooks-online rate
  refund repair role rule scan shipped stripe tag technician tracking-number unit user view`.split(/\s+/),
);
