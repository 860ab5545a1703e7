import {case10482, formatDay, schedule10482} from '../../../model/example';
import type {FactTableProps} from '../../../src/components/FactTable';
import type {Resolver} from '../resolver';

/** `<Schedule />`: the production schedule of the worked example. */
export const schedule: Resolver = {
  attributes: [],
  resolve() {
    const {caseNumber, received, shipDate} = case10482;
    return {
      caption: `Production schedule of case ${caseNumber}, live on ${formatDay(received)}, ship date ${formatDay(shipDate)}`,
      columns: ['Step', 'Workstation', 'Technician', 'Wait before it', 'Duration', 'Planned start'],
      rows: schedule10482.map((step) => ({
        cells: [
          step.name,
          step.workstation,
          step.technician,
          step.estimatedDays === 0 ? 'None' : days(step.estimatedDays),
          `${step.plannedHours} h${step.multiplyByQuantity ? ` (${step.hours} h × ${step.plannedHours / step.hours})` : ''}`,
          formatDay(step.plannedStart),
        ],
      })),
    } satisfies FactTableProps;
  },
};

const days = (count: number): string => (count === 1 ? '1 working day' : `${count} working days`);
