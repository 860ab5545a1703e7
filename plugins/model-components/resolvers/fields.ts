import {countOf} from '../../../lib/counts';
import {entities} from '../../../model/entities';
import {BY_PILOT} from '../../../model/field';
import {permissionTree} from '../../../model/permissions';
import type {Field} from '../../../model/types';
import type {FactCell, FactTableProps} from '../../../src/components/FactTable';
import {byId, kebab, list, lookUp, resolver, text} from '../resolver';

/** `<Fields of="returnLabel" only="quantity, case" caption="…" />` */
export const fields = resolver(
  {of: text, only: list.optional(), except: list.optional(), caption: text.optional()},
  ({of, only, except, caption}) => {
    const entity = lookUp(entities, of, 'entity');
    const shown = chosen(entity.fields, only, except);
    const common = commonChanger(shown);
    return {
      caption: caption ?? `${entity.name} fields`,
      note:
        [
          common &&
            `${changer(common, 'these')}${shown.every((one) => one.changedBy === common) ? '' : ', unless noted'}.`,
          !caption && elsewhere(entity.fields.filter((one) => !shown.includes(one))),
        ]
          .filter(Boolean)
          .join(' ') || undefined,
      columns: ['Field', 'What it means', 'What it accepts'],
      rows: shown.map((field) => ({
        id: `field-${kebab(entity.id)}-${field.id}`,
        cells: [
          field.name,
          withNote(field.meaning, field.changedBy === common ? undefined : `${changer(field.changedBy, 'this')}.`),
          withNote(field.accepts, NONE.includes(field.default) ? undefined : `Default: ${field.default}`),
        ],
      })),
      count: countOf(shown, 'field'),
    } satisfies FactTableProps;
  },
);

/**
 * Fields that the steps and figures of a page make clear have no row; `checks/content/rules.ts` looks for them there.
 */
const elsewhere = (others: readonly Field[]): string | undefined =>
  others.length > 0
    ? `The other ${others.length === 1 ? 'one is' : `${others.length} are`} explained above.`
    : undefined;

/** How the model marks a field that starts empty, or with nothing chosen. */
const NONE: readonly string[] = ['—', 'None'];

const withNote = (words: string, note: string | undefined): FactCell => (note ? {text: words, notes: [note]} : words);

/** Most fields of a record share one permission; stating it once keeps it out of every row. */
function commonChanger(all: readonly Field[]): string | undefined {
  const counts = new Map<string, number>();
  for (const {changedBy} of all) counts.set(changedBy, (counts.get(changedBy) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] > 1 ? first[0] : undefined;
}

/** A category can have two words, such as Operational Flow. */
const PERMISSION = new RegExp(`(?:${permissionTree.map(({name}) => name).join('|')}) › [^:]+: \\w+`);

/** Who can change one field (`this`) or all of them (`these`). */
function changer(changedBy: string, what: string): string {
  if (changedBy === BY_PILOT) return `Pilot sets ${what}`;
  // Already a full sentence in the model.
  if (changedBy.includes(' can ')) return changedBy;
  const who = changedBy.replace(PERMISSION, '**$&**');
  if (!who.startsWith('**')) return `${who} can change ${what}`;
  return `To ${who.endsWith(': Create**') ? 'set' : 'change'} ${what}, you need ${who}`;
}

function chosen(all: readonly Field[], only?: readonly string[], except: readonly string[] = []): readonly Field[] {
  const known = byId(all);
  for (const id of [...(only ?? []), ...except]) lookUp(known, id, 'field');
  return all.filter(({id}) => (only ? only.includes(id) : !except.includes(id)));
}
