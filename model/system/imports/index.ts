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
  columns: ['Import', 'Twice in the file', 'Already in Pilot'],
  rows: [
    {
      id: 'one-record-a-row',
      cells: [
        'Doctors, Offices, Billing Accounts: same reference',
        'Row error, because each row is one record',
        "Row error, unless the row has that record's ID",
      ],
    },
    {
      id: 'flat',
      cells: [
        'Client Flat Import: same reference',
        "Pilot creates the record once, or reports a row error if the rows don't agree",
        "Pilot uses the existing record without changing it, or reports a row error if the row doesn't agree with it",
      ],
    },
    {
      id: 'pair',
      cells: [
        'Doctor-Offices, Client Flat Import: same doctor and same office',
        'Row error: this pair already exists',
        "Row error, unless the row has the pair's ID",
      ],
    },
    {
      id: 'license',
      cells: [
        'Any import with doctors: same license number, different reference',
        'Row error: the number is used by another doctor',
        'Row error: the number is used by another doctor',
      ],
    },
    {
      id: 'name',
      cells: [
        'Any import: same name, different reference',
        'Pilot creates two records without a warning',
        'Pilot creates a second record without a warning',
      ],
    },
  ],
};

/** Import order for a new lab, because later files name records of earlier ones. */
export const importOrder: readonly {entity: string; because: string}[] = [
  {entity: 'users', because: 'Roles and workstations'},
  {entity: 'products', because: 'Restoration types and production templates'},
  {entity: 'product-price-lists', because: 'Products'},
  {
    entity: 'client-flat-import',
    because: 'Tax areas, shipping routes, pricelists, and billing labs',
  },
  {entity: 'doctor-custom-prices', because: 'Doctors and products'},
];

export const importRowErrors: readonly {message: string; why: string; fix: string}[] = [
  {
    message: 'Required value is missing.',
    why: 'A required column is blank in this row.',
    fix: 'Fill in the cell, then upload the file again.',
  },
  {
    message: 'No record with this ID.',
    why: 'The ID belongs to another kind of record, or the record was deleted.',
    fix: 'Export the entity and copy the ID from the export.',
  },
  {
    message: 'This reference is already used.',
    why: 'Another record has the reference or, in an import with one record per row, another row does.',
    fix: 'Give each record its own reference, or fill in the ID to update the record.',
  },
  {
    message: "Rows with this reference don't agree.",
    why: "Rows in a Client Flat Import have different values for the same doctor, office, or account, or don't match the record in Pilot.",
    fix: 'Make the values the same in every row. To change an existing record, update it with its own import.',
  },
  {
    message: 'This pair already exists.',
    why: 'The doctor already has a pair at this office, in Pilot or in another row.',
    fix: "Delete the row, or fill in the pair's ID to update it.",
  },
  {
    message: 'This license number is used by another doctor.',
    why: 'The same doctor is probably in the file twice, or already in Pilot.',
    fix: 'Delete the duplicate row or, in a Client Flat Import, give every row for the doctor the same reference (the one in Pilot, if any).',
  },
  {
    message: 'Value is not in the list.',
    why: 'The list has no active value with this spelling.',
    fix: 'Add the value under **Admin › Settings › Dropdown Values**, or correct the cell.',
  },
  {
    message: 'Not a number.',
    why: 'The cell has a dollar sign, a letter, or a thousands separator.',
    fix: 'Enter the amount as `1200.00`.',
  },
  {
    message: 'Unknown column.',
    why: "The first row has a name that isn't in the template.",
    fix: 'Download the template and copy its first row.',
  },
];
