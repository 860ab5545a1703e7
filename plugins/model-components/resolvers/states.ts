import {stateMachines} from '../../../model/states';
import type {StateMachine} from '../../../model/types';
import type {StatesProps} from '../../../src/components/States';
import {drawStates} from '../diagram';
import {kebab, lookUp} from '../lookup';
import {countOf, resolver, text} from '../resolver';

/** `<States of="returnLabel" />` */
export const states = resolver({of: text}, ({of}) => {
  const machine = lookUp(stateMachines, of, 'state machine');
  const {title, statuses, transitions} = machine;
  const name = (id: string): string => statuses.find((status) => status.id === id)?.name ?? id;
  return {
    title,
    description: describe(machine, name),
    diagram: drawStates(machine),
    count: `${countOf(statuses, 'status', 'statuses')}, ${countOf(transitions, 'change', 'changes')}`,
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
  } satisfies StatesProps;
});

function describe({statuses, transitions}: StateMachine, name: (id: string) => string): string {
  const start = statuses.find((status) => status.initial)?.name;
  const moves = transitions.map(({from, to, action}) => `${name(from)} to ${name(to)}: ${action}`);
  return `The first status is ${start}. ${moves.join('. ')}. The table below has the same information.`;
}
