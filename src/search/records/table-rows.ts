import type {HTMLElement} from 'node-html-parser';
import {isSkipped, textOf} from './page-text.ts';

/** Each row as a sentence that stands alone: `Status: Live; Meaning: being made`. */
export function tableRows(table: HTMLElement): string[] {
  const rows = table.querySelectorAll('tr').filter((row) => !isSkipped(row) && row.closest('table') === table);
  const header = rows.find((row) => cellsOf(row).every((cell) => cell.tagName === 'TH'));
  const columns = header ? cellsOf(header).map(textOf) : [];
  const caption = table.querySelector('caption');
  const sentences = rows
    .filter((row) => row !== header)
    .map((row) =>
      cellsOf(row)
        .map((cell, column) => withColumn(columns[column], textOf(cell)))
        .filter(Boolean)
        .join('; '),
    );
  return [caption ? textOf(caption) : '', ...sentences].filter(Boolean);
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return row.children.filter((child) => child.tagName === 'TH' || child.tagName === 'TD');
}

function withColumn(column: string | undefined, value: string): string {
  return column && value ? `${column}: ${value}` : value;
}
