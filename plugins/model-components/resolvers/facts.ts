import type {FactTableProps} from '../../../src/components/FactTable';
import {factTables} from '../fact-tables';
import {lookUp} from '../lookup';
import {optionalText, text, type Resolver} from '../resolver';

/** `<Facts of="quickbooks-sync" />` */
export const facts: Resolver = {
  attributes: ['of', 'caption'],
  resolve(attributes) {
    const {id, caption, columns, rows} = lookUp(factTables, text(attributes, 'of'), 'table of facts');
    return {
      caption: optionalText(attributes, 'caption') ?? caption,
      columns,
      rows: rows.map((row) => ({id: `${id}-${row.id}`, cells: row.cells})),
    } satisfies FactTableProps;
  },
};
