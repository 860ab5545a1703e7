import type {FactTable} from '../types';

/** How a workstation's steps find their technician. */
export const workAssignment = {
  id: 'work-assignment',
  caption: 'Work assignment settings',
  columns: ['Setting', 'Who assigns steps', 'What technicians can do', 'Good for'],
  rows: [
    {
      id: 'automatic',
      cells: [
        'Automatic',
        'Pilot, based on availability and capacity',
        'Work on their own steps, but not take others',
        'Many similar steps that several people can do',
      ],
    },
    {
      id: 'manual-push',
      cells: ['Manual Push', 'A lead', 'Work on the steps a lead assigns them', 'Work that depends on skill'],
    },
    {
      id: 'manual-pull',
      cells: [
        'Manual Pull',
        'Technicians, who take them from the shared queue',
        'Work on their own steps, and take the next step or any other',
        'A small team that shares one bench',
      ],
    },
    {
      id: 'custom',
      cells: [
        'Custom',
        'The first rule that matches by doctor, product, or tag; if none does, a lead',
        'Work on the steps a rule or a lead assigns them',
        'Steps that always go to one person because of the doctor, product, or tag',
      ],
    },
  ],
} as const satisfies FactTable;
