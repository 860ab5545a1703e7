/** Which changes a reader wants to see; an empty choice means all. */
export type Choice = {area: string; kind: string};

/** Takes only values that exist from an address, which anybody can write. */
export function known(value: string | null, values: readonly string[]): string {
  return value !== null && values.includes(value) ? value : '';
}

export function matches(change: {area: string; kind: string}, choice: Choice): boolean {
  return (choice.area === '' || change.area === choice.area) && (choice.kind === '' || change.kind === choice.kind);
}
