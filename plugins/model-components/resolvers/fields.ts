import {entities} from '../../../model/entities';
import type {Field} from '../../../model/types';
import type {FactTableProps} from '../../../src/components/FactTable';
import {byId, kebab, lookUp} from '../lookup';
import {list, optionalText, text, type Attributes, type Resolver} from '../resolver';

/** `<Fields of="returnLabel" only="quantity, case" caption="…" />` */
export const fields: Resolver = {
  attributes: ['of', 'only', 'except', 'caption'],
  resolve(attributes) {
    const entity = lookUp(entities, text(attributes, 'of'), 'entity');
    return {
      caption: optionalText(attributes, 'caption') ?? `${entity.name} fields`,
      columns: ['Field', 'What it means', 'What it accepts', 'Default', 'Who can change it'],
      rows: chosen(entity.fields, attributes).map((field) => ({
        id: `field-${kebab(entity.id)}-${field.id}`,
        cells: [field.name, field.meaning, field.accepts, field.default, field.changedBy],
      })),
    } satisfies FactTableProps;
  },
};

function chosen(all: readonly Field[], attributes: Attributes): readonly Field[] {
  const [only, except] = [list(attributes, 'only'), list(attributes, 'except')];
  const known = byId(all);
  for (const id of [...(only ?? []), ...(except ?? [])]) lookUp(known, id, 'field');
  return all.filter(({id}) => (only ? only.includes(id) : !except?.includes(id)));
}
