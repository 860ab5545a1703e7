import type {FactTableProps} from '../../../src/components/FactTable';
import {factTables} from '../fact-tables';
import {lookUp} from '../lookup';
import {countOf, optionalText, text, type Resolver} from '../resolver';

/** Longer tables start collapsed. */
const OPEN_UP_TO = 6;

/** `<Facts of="quickbooks-sync" />` */
export const facts: Resolver = {
  attributes: ['of', 'caption'],
  resolve(attributes) {
    const {id, caption, columns, rows} = lookUp(factTables, text(attributes, 'of'), 'table of facts');
    const name = optionalText(attributes, 'caption') ?? caption;
    return {
      caption: name,
      columns,
      count: rows.length > OPEN_UP_TO ? countOf(rows, 'row', 'rows') : undefined,
      rows: rows.map((row) => ({id: `${id}-${row.id}`, cells: row.cells})),
    } satisfies FactTableProps;
  },
};
