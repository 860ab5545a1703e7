import {countOf} from '../../../lib/counts';
import * as z from 'zod';
import {stateMachines} from '../../../model/states';
import type {StatesProps} from '../../../src/components/States';
import {drawnChanges} from '../diagram';
import {kebab, lookUp, resolver, text} from '../resolver';

/** "Case statuses" → "a case". */
function subject(title: string): string {
  const name = title.replace(/ statuses$/, '').toLowerCase();
  return `${/^[aeiou](?!ser)/.test(name) ? 'an' : 'a'} ${name}`;
}

/** `<States of="returnLabel" />`; with `part`, only its diagram or its table. */
export const states = resolver({of: text, part: z.enum(['diagram', 'table']).optional()}, ({of, part}) => {
  const machine = lookUp(stateMachines, of, 'state machine');
  const {title, statuses, transitions} = machine;
  const drawn = drawnChanges(machine);
  const name = (id: string): string => statuses.find((status) => status.id === id)?.name ?? id;
  return {
    of,
    part,
    title,
    caption: `How ${subject(title)} ${drawn.length < transitions.length ? 'usually ' : ''}changes status, starting as ${name(statuses.find(({initial}) => initial)!.id)}.`,
    description: drawn.map(({from, to, action}) => `${name(from)} to ${name(to)}: ${action}.`).join(' '),
    count: part === 'diagram' ? undefined : `${countOf(statuses, 'status')}, ${countOf(transitions, 'change')}`,
    statuses: {
      caption: `${title}: what each one means and what changes it`,
      columns: ['Status', 'What it means', 'What changes it'],
      rows: statuses.map((status) => ({
        id: `status-${kebab(machine.id)}-${status.id}`,
        cells: [
          status.name,
          status.meaning,
          {
            text: '',
            notes: transitions
              .filter(({from}) => from === status.id)
              .map(({to, action, by}) => `**${action}** → **${name(to)}**: ${by}`),
          },
        ],
      })),
    },
  } satisfies Omit<StatesProps, 'diagrams'> & {of: string};
});
