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

/** How each import finds out that two rows, or a row and a record in Pilot, are the same thing. Names are never compared. */
export const importMatching: FactTable = {
  id: 'import-matching',
  caption: 'What happens when two records look the same',
  columns: ['What is the same', 'Twice in the file', 'Already in Pilot'],
  rows: [
    {
      id: 'one-record-a-row',
      cells: [
        'Reference, in Doctors, Offices, or Billing Accounts',
        'Row error',
        "Row error, unless the row has that record's ID",
      ],
    },
    {
      id: 'flat',
      cells: [
        'Reference, in a Customer Flat Import',
        "Pilot creates the record once, or reports a row error if the rows don't agree",
        "Pilot uses the existing record unchanged, or reports a row error if the row doesn't agree with it",
      ],
    },
    {
      id: 'pair',
      cells: ['Doctor and office', 'Row error', "Row error, unless the row has the pair's ID"],
    },
    {
      id: 'license',
      cells: ['License number, with another reference', 'Row error', 'Row error'],
    },
    {
      id: 'name',
      cells: ['Name only', 'Two records, without a warning', 'A second record, without a warning'],
    },
  ],
};

/** Import order for a new lab, because later files name records of earlier ones. Users come last: their links expire. */
export const importOrder: readonly {entity: string; because: string}[] = [
  {entity: 'products', because: 'Restoration types and production templates'},
  {entity: 'product-price-lists', because: 'Products'},
  {
    entity: 'client-flat-import',
    because: 'Tax areas, shipping routes, pricelists, and billing labs',
  },
  {entity: 'doctor-custom-prices', because: 'Doctors and products'},
  {entity: 'users', because: 'Roles and workstations'},
];

export const importRowErrors: FactTable = {
  id: 'import-row-errors',
  caption: 'Row errors and how to fix them',
  columns: ['Message', 'Why', 'What to do'],
  rows: [
    {
      id: 'required-value-is-missing',
      cells: [
        'Required value is missing.',
        'The row is a new record, and a required column is blank or missing.',
        'Fill in the cell. If the record exists, fill in its ID instead.',
      ],
    },
    {
      id: 'no-record-with-this-id',
      cells: [
        'No record with this ID.',
        'The ID is from another entity, or the record was deleted.',
        'Export the entity and copy the ID from the export.',
      ],
    },
    {
      id: 'this-reference-is-already-used',
      cells: [
        'This reference is already used.',
        'Another record has the reference or, in an import with one record per row, another row does.',
        'Give each record its own reference, or fill in the ID to update the record.',
      ],
    },
    {
      id: 'rows-with-this-reference-don-t-agree',
      cells: [
        "Rows with this reference don't agree.",
        'Rows in a Customer Flat Import describe the same doctor, office, or account differently, or differ from the record in Pilot.',
        'Make the values the same in every row. To change an existing record, update it with its own import.',
      ],
    },
    {
      id: 'this-pair-already-exists',
      cells: [
        'This pair already exists.',
        'The doctor already has a pair at this office, in Pilot or in another row.',
        "Delete the row, or fill in the pair's ID to update it.",
      ],
    },
    {
      id: 'this-license-number-is-used-by-another-doctor',
      cells: [
        'This license number is used by another doctor.',
        'The same doctor is probably in the file twice, or already in Pilot.',
        'Delete the duplicate row, or, in a Customer Flat Import, give every row for the doctor the same reference.',
      ],
    },
    {
      id: 'value-is-not-in-the-list',
      cells: [
        'Value is not in the list.',
        'The list has no active value with this spelling.',
        'Correct the cell, or add the value if **Admin › Settings › Dropdown Values** has the list.',
      ],
    },
    {
      id: 'not-a-number',
      cells: [
        'Not a number.',
        'The cell has a dollar sign, a letter, or a thousands separator.',
        'Enter the amount as `1200.00`.',
      ],
    },
    {
      id: 'unknown-column',
      cells: [
        'Unknown column.',
        "The first row has a name that isn't in the template.",
        'Download the template and copy its first row.',
      ],
    },
  ],
};
