import {importEntities, keyColumn} from '../../../model/system/imports';
import type {ImportColumn} from '../../../model/types';
import type {FactTableProps} from '../../../src/components/FactTable';
import {anchorOf, byId, lookUp} from '../lookup';
import {countOf, resolver, text} from '../resolver';

const inList = ({name, required}: ImportColumn) => (required ? `${name} (required)` : name);

/** `<ImportColumns of="doctors" />`: a row for each column that needs explaining, and the others in a sentence. */
export const importColumns = resolver({of: text, caption: text.optional()}, ({of, caption}) => {
  const entity = lookUp(byId(importEntities), of, 'import');
  const columns = entity.columns.filter(({name}) => name !== keyColumn);
  const plain = columns.filter(({fill}) => fill === '');
  return {
    caption: caption ?? `Columns in the ${entity.name} import`,
    shortName: entity.name,
    note: plain.length > 0 ? `Also in the file: ${new Intl.ListFormat('en').format(plain.map(inList))}.` : undefined,
    columns: ['Column', 'How to fill it in'],
    rows: columns
      .filter(({fill}) => fill !== '')
      .map(({name, fill, required}) => ({
        id: `column-${entity.id}-${anchorOf(name)}`,
        cells: [required ? {text: name, notes: ['Required']} : name, fill],
      })),
    count: countOf(columns, 'column', 'columns'),
  } satisfies FactTableProps;
});
