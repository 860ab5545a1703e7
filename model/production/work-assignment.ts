import type {FactTable} from '../types';

/** How a workstation's steps find their technician. */
export const workAssignment = {
  id: 'work-assignment',
  caption: 'Work assignment settings',
  columns: ['Setting', 'Who assigns steps', 'What technicians can do', 'Best for'],
  rows: [
    {
      id: 'automatic',
      cells: [
        'Automatic',
        'Pilot, based on availability and capacity',
        'Work on their own steps',
        'Many similar steps that several people can do',
      ],
    },
    {
      id: 'manual-push',
      cells: [
        'Manual Push',
        'A lead',
        'Work on the steps a lead assigns them',
        'Work that depends on who is skilled at it',
      ],
    },
    {
      id: 'manual-pull',
      cells: [
        'Manual Pull',
        'Technicians, who take them from the shared queue',
        'Take any step from the queue, and work on their own steps',
        'A small team that shares one bench',
      ],
    },
    {
      id: 'custom',
      cells: [
        'Custom',
        'The first rule that matches by doctor, product, or tag; if none does, a lead',
        'Work on the steps a rule or a lead assigns them',
        'Doctors or products that one person always handles',
      ],
    },
  ],
} as const satisfies FactTable;
