import {importEntities} from '../../../model/system/imports';
import type {FactTableProps} from '../../../src/components/FactTable';
import {byId, lookUp} from '../lookup';
import {optionalText, text, type Resolver} from '../resolver';

/** `<ImportColumns of="doctors" />` */
export const importColumns: Resolver = {
  attributes: ['of', 'caption'],
  resolve(attributes) {
    const entity = lookUp(byId(importEntities), text(attributes, 'of'), 'import');
    return {
      caption: optionalText(attributes, 'caption') ?? `Columns of the import “${entity.name}”`,
      columns: ['Column', 'What it means', 'What it accepts', 'Required', 'Example'],
      rows: entity.columns.map(({name, meaning, accepts, required, example}) => ({
        id: `column-${entity.id}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
        cells: [name, meaning, accepts, required ? 'Yes' : 'No', example && `\`${example}\``],
      })),
    } satisfies FactTableProps;
  },
};
