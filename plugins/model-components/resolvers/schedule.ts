import {case10482, formatDay, schedule10482} from '../../../model/example';
import type {FactTableProps} from '../../../src/components/FactTable';
import {resolver} from '../resolver';

/** `<Schedule />`: the production schedule of the worked example. */
export const schedule = resolver({}, () => {
  const {caseNumber, received, shipDate} = case10482;
  return {
    caption: `Production schedule for case ${caseNumber}, which goes live on ${formatDay(received)} and ships on ${formatDay(shipDate)}`,
    answer: `Schedule for case ${caseNumber}: ${schedule10482.length} steps`,
    columns: ['Step', 'Where and who', 'When'],
    rows: schedule10482.map((step) => ({
      cells: [
        step.name,
        {text: step.workstation, notes: [step.technician]},
        {
          text: formatDay(step.plannedStart),
          notes: [
            `${step.plannedHours} h${step.multiplyByQuantity ? ` (${step.hours} h × ${step.plannedHours / step.hours})` : ''}`,
            ...(step.estimatedDays === 0 ? [] : [`after a wait of ${days(step.estimatedDays)}`]),
          ],
        },
      ],
    })),
  } satisfies FactTableProps;
});

const days = (count: number): string => (count === 1 ? '1 working day' : `${count} working days`);
