/** The reader's filter; an empty value means all. */
export type Choice = {area: string; kind: string};

export const EVERYTHING: Choice = {area: '', kind: ''};

/** Accepts only known values: anyone can write a query string. */
export function known(value: string, values: readonly string[]): string {
  return values.includes(value) ? value : '';
}

export function matches(change: {area: string; kind: string}, choice: Choice): boolean {
  return (choice.area === '' || change.area === choice.area) && (choice.kind === '' || change.kind === choice.kind);
}
