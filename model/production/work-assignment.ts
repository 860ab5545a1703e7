import type {FactTable} from '../types';

/** How a workstation's steps find their technician. */
export const workAssignment = {
  id: 'work-assignment',
  caption: 'Work assignment of a workstation',
  columns: ['Setting', 'Who decides', 'What technicians can do', 'Good for'],
  rows: [
    {
      id: 'automatic',
      cells: [
        'Automatic',
        'Pilot, by availability and capacity',
        'Work on what is assigned to them; they cannot choose',
        'Many alike steps and several technicians',
      ],
    },
    {
      id: 'manual-push',
      cells: [
        'Manual Push',
        'A lead assigns each step',
        'Work on what is assigned to them',
        'Work that depends on skill',
      ],
    },
    {
      id: 'manual-pull',
      cells: [
        'Manual Pull',
        'Technicians take steps from the shared queue',
        'Take the next step, or another one from the queue',
        'A small team that shares one bench',
      ],
    },
    {
      id: 'custom',
      cells: [
        'Custom',
        'Rules by doctor, product or tag; the first match wins, otherwise as Manual Push',
        'Work on what is assigned to them',
        'Doctors who want the same technician',
      ],
    },
  ],
} as const satisfies FactTable;
