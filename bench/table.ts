/** A Markdown table: names on the left, numbers on the right. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
