import {importEntities} from '../../../model/system/imports';
import type {FactTableProps} from '../../../src/components/FactTable';
import {anchorOf, byId, lookUp} from '../lookup';
import {countOf, resolver, text} from '../resolver';

/** `<ImportColumns of="doctors" />` */
export const importColumns = resolver({of: text, caption: text.optional()}, ({of, caption}) => {
  const entity = lookUp(byId(importEntities), of, 'import');
  return {
    caption: caption ?? `Columns in the ${entity.name} import`,
    shortName: entity.name,
    columns: ['Column', 'What it means', 'What it accepts'],
    rows: entity.columns.map(({name, meaning, accepts, required, example}) => ({
      id: `column-${entity.id}-${anchorOf(name)}`,
      cells: [
        required ? {text: name, notes: ['Required']} : name,
        meaning,
        example ? {text: accepts, notes: [`Example: \`${example}\``]} : accepts,
      ],
    })),
    count: countOf(entity.columns, 'column', 'columns'),
  } satisfies FactTableProps;
});
