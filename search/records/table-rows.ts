import type {HTMLElement} from 'node-html-parser';
import {isSkipped, textOf} from './page-text';
import type {Block} from './types';

/** A longer cell is clear on its own; a shorter one gets the name of its column. */
const WORDS_THAT_EXPLAIN = 3;

/** Each row as a sentence that makes sense on its own: `Live: being made at the bench; Set by: Pilot`. */
export function tableRows(table: HTMLElement): Block[] {
  const rows = table.querySelectorAll('tr').filter((row) => !isSkipped(row) && row.closest('table') === table);
  const header = rows.find((row) => cellsOf(row).every((cell) => cell.tagName === 'TH'));
  const columns = header ? cellsOf(header).map(textOf) : [];
  return rows
    .filter((row) => row !== header)
    .map((row) => {
      const [first = '', ...others] = cellsOf(row).map(textOf);
      const rest = others.map((value, i) => withColumn(columns[i + 1], value)).filter(Boolean);
      // A cell that is a sentence already ends with a period, so it needs no semicolon.
      const told = rest.join('; ').replaceAll('.; ', '. ');
      const text = [first, told].filter(Boolean).join(': ');
      return row.id ? {text, anchor: row.id, isRow: true} : {text};
    });
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return row.children.filter((child) => child.tagName === 'TH' || child.tagName === 'TD');
}

function withColumn(column: string | undefined, value: string): string {
  if (!/[\p{L}\p{N}]/u.test(value)) return '';
  return column && value.split(' ').length <= WORDS_THAT_EXPLAIN ? `${column}: ${value}` : value;
}
