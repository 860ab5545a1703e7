/** The properties of a mouse or keyboard event that decide where a link opens. */
export type Modifiers = {button?: number; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey?: boolean};

/** Whether the event asks for a new tab, a new window, or a download, which the browser handles on its own. */
export const opensElsewhere = ({button = 0, ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || Boolean(altKey);
