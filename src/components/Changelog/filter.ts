/** Which changes a reader wants to see; an empty choice means all. */
export type Choice = {area: string; kind: string};

export const EVERYTHING: Choice = {area: '', kind: ''};

/** Takes only values that exist from an address, which anybody can write. */
export function known(value: string, values: readonly string[]): string {
  return values.includes(value) ? value : '';
}

export function matches(change: {area: string; kind: string}, choice: Choice): boolean {
  return (choice.area === '' || change.area === choice.area) && (choice.kind === '' || change.kind === choice.kind);
}
