import type {FactTableProps} from '../../../src/components/FactTable';
import {factTables} from '../fact-tables';
import {lookUp} from '../lookup';
import {countOf, resolver, text} from '../resolver';

/** Longer tables start collapsed. */
const OPEN_UP_TO = 6;

/** `<Facts of="quickbooks-sync" />` */
export const facts = resolver({of: text, caption: text.optional()}, ({of, caption}) => {
  const {id, caption: ownCaption, columns, rows} = lookUp(factTables, of, 'table of facts');
  return {
    caption: caption ?? ownCaption,
    columns,
    count: rows.length > OPEN_UP_TO ? countOf(rows, 'row', 'rows') : undefined,
    rows: rows.map((row) => ({id: `${id}-${row.id}`, cells: row.cells})),
  } satisfies FactTableProps;
});
