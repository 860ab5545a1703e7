import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';

const DEPARTMENTS = 'Operational Flow › Departments: Update';
const STATIONS = 'Operational Flow › Workstations: Update';
const STEPS = 'Operational Flow › Production Template Steps: Update';
const TEMPLATES = 'Operational Flow › Production Templates: Update';

export const department: Entity = {
  id: 'department',
  name: 'Department',
  fields: [
    field('Department name', 'The name in reports.', 'Text, up to 40 characters, unique, required', '—', DEPARTMENTS),
    field('Description', 'What the department does.', 'Text, up to 200 characters', '—', DEPARTMENTS),
    field(
      'Workstations',
      'The workstations that count toward the department.',
      'Any number of workstations',
      'None',
      STATIONS,
    ),
    field(
      'Order in reports',
      "The department's place in reports.",
      'A whole number; departments with the same number sort by name',
      'The next number',
      DEPARTMENTS,
    ),
    field(
      'Active',
      "You can't choose an inactive department on workstations. Workstations that already use it keep it, and reports still show it.",
      'On or off',
      'On',
      DEPARTMENTS,
    ),
  ],
};

export const workstation: Entity = {
  id: 'workstation',
  name: 'Workstation',
  fields: [
    field(
      'Workstation name',
      "The name shown on steps, in Technicians' View, and as a case's location.",
      'Text, up to 40 characters, unique, required',
      '—',
      STATIONS,
    ),
    field(
      'Department',
      'The department that the workstation counts toward in reports.',
      'One department, or none',
      'None',
      STATIONS,
    ),
    field(
      'Sequence',
      "The workstation's place in the flow.",
      'A whole number from 1 to 999',
      'The highest number plus 10',
      STATIONS,
    ),
    field(
      'Next workstations',
      'The workstations a case usually goes to next.',
      'Any workstations with the same or a higher sequence',
      'The workstations with the next higher sequence',
      STATIONS,
    ),
    field('Technicians', 'The people who work here.', 'Any users who are not **Deactivated**', 'None', STATIONS),
    field(
      'Default scan types',
      "The types of scans preselected for download here. A template step's types override them.",
      'Any values from the scan file types list',
      'None',
      STATIONS,
    ),
    field(
      'Work assignment',
      'How steps are assigned to technicians.',
      '**Automatic**, **Manual Push**, **Manual Pull**, or **Custom**',
      '**Manual Push**',
      STATIONS,
    ),
    field(
      'Custom rules',
      'The rules for **Custom**, in order.',
      'Rules by doctor, product, or tag, each with a technician',
      'None',
      STATIONS,
    ),
    field(
      'Active',
      "You can't choose an inactive workstation on template steps. Steps already on cases keep it.",
      'On or off',
      'On',
      STATIONS,
    ),
  ],
};

export const productionTemplateStep: Entity = {
  id: 'productionTemplateStep',
  name: 'Production template step',
  fields: [
    field(
      'Step name',
      "The name on the work ticket and in Technicians' View.",
      'Text, up to 60 characters, unique in the workstation, required',
      '—',
      STEPS,
    ),
    field('Workstation', 'Where the step is done.', 'One active workstation, required', '—', STEPS),
    field(
      'Sequence in the workstation',
      "The step's place among the workstation's steps.",
      'A whole number from 1 to 999',
      'The highest number plus 10',
      STEPS,
    ),
    field(
      'Estimated days',
      'Working days to wait before the step can start, such as for an abutment on order.',
      'A whole number from 0 to 60',
      '0',
      STEPS,
    ),
    field(
      'Duration',
      'The hours of work reserved in the schedule.',
      'Hours in increments of 0.25, up to 40',
      '0.25',
      STEPS,
    ),
    field('Multiply by quantity', "Multiplies the duration by the line's quantity.", 'On or off', 'Off', STEPS),
    field(
      'Merge across products',
      'Adds the step to a case only once, even if several products have it.',
      'On or off',
      'Off',
      STEPS,
    ),
    field(
      'Quality check',
      'Ends the step with **Pass** or **Fail** instead of **Complete**.',
      'On or off',
      'Off',
      STEPS,
    ),
    field('Outsourceable', 'Lets you send the step to a partner lab.', 'On or off', 'Off', STEPS),
    field(
      'Outsource duration',
      'The hours your own bench needs when the step is outsourced.',
      'Hours in increments of 0.25, up to 40; requires **Outsourceable**',
      '0.25',
      STEPS,
    ),
    field(
      'Outsource estimated days',
      'The working days until you expect the work back.',
      'A whole number from 1 to 60; requires **Outsourceable**',
      '5',
      STEPS,
    ),
    field(
      'Default scan types',
      "The types of scans preselected for download at this step. They override the workstation's types.",
      'Any values from the scan file types list',
      "None (the workstation's types apply)",
      STEPS,
    ),
    field(
      'Description',
      'How to do the work. Additional steps copied from this step get the description too.',
      'Text, one or more lines',
      '—',
      STEPS,
    ),
    field(
      'Piece rate',
      'What a technician earns for each unit. Financial reports use it.',
      'A dollar amount of 0 or more',
      '$0.00',
      STEPS,
    ),
    field(
      'Active',
      "You can't add an inactive step to templates. Templates that already use it keep it.",
      'On or off',
      'On',
      STEPS,
    ),
  ],
};

export const productionTemplate: Entity = {
  id: 'productionTemplate',
  name: 'Production template',
  fields: [
    field(
      'Template name',
      'The name in lists and on products.',
      'Text, up to 60 characters, unique, required',
      '—',
      TEMPLATES,
    ),
    field('Description', 'When to use the template.', 'Text, up to 200 characters', '—', TEMPLATES),
    field(
      'Steps',
      "The steps, in order. Existing steps on live cases don't change.",
      'One or more production template steps; a step can appear twice',
      'None',
      TEMPLATES,
    ),
    field(
      'Products',
      'The products that use the template as their default.',
      'Any number of products',
      'None',
      'Operational Flow › Products: Update',
    ),
    field('Total duration', "The sum of the steps' durations, for a quantity of 1.", 'Hours', 'Calculated', BY_PILOT),
    field('Total estimated days', "The sum of the steps' estimated days.", 'Working days', 'Calculated', BY_PILOT),
    field(
      'Active',
      "You can't choose an inactive template. Live cases keep their steps.",
      'On or off',
      'On',
      TEMPLATES,
    ),
  ],
};
