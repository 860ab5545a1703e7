import type {FactTable, ImportEntity} from '../../types';
import {clientImports} from './clients';
import {workImports} from './work';

export {keyColumn} from './column';

/** The 14 import entities. */
export const importEntities: readonly ImportEntity[] = [...clientImports, ...workImports];

export const importOperations: FactTable = {
  id: 'import-operations',
  caption: 'What each operation does with the ID column',
  columns: ['Operation', 'Blank ID', 'Filled ID'],
  rows: [
    {id: 'create', cells: ['Create', 'Creates a record', 'Row error']},
    {id: 'update', cells: ['Update', 'Row error', 'Updates that record']},
    {id: 'create-and-update', cells: ['Create and Update', 'Creates a record', 'Updates that record']},
  ],
};

/** The order in which a new lab imports, because later files name records of earlier ones. */
export const importOrder: readonly {entity: string; because: string}[] = [
  {entity: 'users', because: 'Needs roles and workstations, which you set up by hand.'},
  {entity: 'products', because: 'Names restoration types and production templates.'},
  {entity: 'product-price-lists', because: 'Names products.'},
  {
    entity: 'client-flat-import',
    because:
      'Names tax areas, shipping routes, pricelists and billing labs; makes doctors, offices, pairs and billing accounts at once.',
  },
  {entity: 'doctor-custom-prices', because: 'Names doctors and products.'},
];

export const importRowErrors: readonly {message: string; why: string; fix: string}[] = [
  {
    message: 'Required value is missing.',
    why: 'A required column is blank in this row.',
    fix: 'Fill the cell, then upload the file again.',
  },
  {
    message: 'No record with this ID.',
    why: 'The ID is not one of this entity, or the record was deleted.',
    fix: 'Export the entity and copy the ID from there.',
  },
  {
    message: 'This reference is already used.',
    why: 'Another record, or another row, has the same reference.',
    fix: 'Give each record its own reference, or fill the ID to update.',
  },
  {
    message: 'Value is not in the list.',
    why: 'The value is not an active value of the list, or is spelled differently.',
    fix: 'Add the value under **Admin › Settings › Dropdown Values**, or correct the cell.',
  },
  {
    message: 'Not a number.',
    why: 'The cell holds a dollar sign, a letter or a thousands separator.',
    fix: 'Write `1200.00`.',
  },
  {
    message: 'Unknown column.',
    why: 'The first line holds a name that the template does not have.',
    fix: 'Download the template and copy its first line.',
  },
];
