import type {HTMLElement} from 'node-html-parser';
import {pageChecker, shownText} from './pages';

/** A table inside a figure uses the figure's caption. */
function nameOf(table: HTMLElement): string {
  const caption = table.querySelector('caption') ?? table.closest('figure')?.querySelector('figcaption');
  return (
    (caption && shownText(caption)) || table.getAttribute('aria-label') || table.getAttribute('aria-labelledby') || ''
  );
}

export const tables = pageChecker('tables have a name and header cells', ({document}) =>
  document.querySelectorAll('table').flatMap((table) => {
    const start = shownText(table).slice(0, 40);
    return [
      ...(nameOf(table) ? [] : [`the table "${start}…" has no caption and no other name.`]),
      ...(table.querySelector('th') ? [] : [`the table "${start}…" has no header cells.`]),
    ];
  }),
);
