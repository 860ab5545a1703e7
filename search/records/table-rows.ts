import type {Element} from 'hast';
import {isSkipped, textOf} from './page-text';
import type {Block} from './types';

/** A longer cell is clear on its own; a shorter one gets the name of its column. */
const WORDS_THAT_EXPLAIN = 3;

/** Each row as a sentence that makes sense on its own: `Live: being made at the bench; Set by: Pilot`. */
export function tableRows(table: Element): Block[] {
  const rows = rowsOf(table).filter((row) => !isSkipped(row));
  const header = rows.find((row) => cellsOf(row).every((cell) => cell.tagName === 'th'));
  const columns = header ? cellsOf(header).map(textOf) : [];
  return rows
    .filter((row) => row !== header)
    .map((row) => {
      const [first = '', ...others] = cellsOf(row).map(textOf);
      const rest = others.map((value, i) => withColumn(columns[i + 1], value)).filter(Boolean);
      // A cell that is a sentence already ends with a period, so it needs no semicolon.
      const sentence = rest.join('; ').replaceAll('.; ', '. ');
      const text = [first, sentence].filter(Boolean).join(': ');
      const {id} = row.properties;
      return id ? {text, anchor: String(id), isRow: true} : {text};
    });
}

const elementsIn = ({children}: Element): Element[] => children.filter((child) => child.type === 'element');

/** The rows of a table, but not of tables in its cells. */
const rowsOf = (parent: Element): Element[] =>
  elementsIn(parent).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return child.tagName === 'table' ? [] : rowsOf(child);
  });

const cellsOf = (row: Element): Element[] =>
  elementsIn(row).filter(({tagName}) => tagName === 'th' || tagName === 'td');

function withColumn(column: string | undefined, value: string): string {
  if (!/[\p{L}\p{N}]/u.test(value)) return '';
  return column && value.split(' ').length <= WORDS_THAT_EXPLAIN ? `${column}: ${value}` : value;
}
