import {Panel, Steps} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'How the operational flow fits together: a line item’s product has a production template, each of the template’s steps has a workstation, and the workstation’s technicians do the work once the case is live.',
  callouts: [
    'What’s on the case.',
    'The product’s default template gives the line its steps when the case goes live.',
    'How long the work takes, how many days to wait, and whether it’s a quality check.',
    'Where the work is done, and who gets it.',
    'The queue in Technicians’ View, by planned start.',
    'A department groups workstations in reports. Nothing else depends on it.',
  ],
  picture: (
    <>
      <Steps
        of={[
          {title: '① Product', text: 'Zirconia Crown, 8, 9'},
          {title: '② Production template', text: 'Zirconia Crown, seven steps', tone: 'accent'},
          {title: '③ Step', text: 'Stain & glaze, 0.5 hours each', tone: 'accent'},
          {title: '④ Workstation', text: 'Ceramics, Manual Pull', tone: 'accent'},
          {title: '⑤ Technician', text: 'Ceramist, Fri Mar 7'},
        ]}
      />
      <Panel paper="sunken">⑥ Ceramics is in the Crown and bridge department</Panel>
    </>
  ),
} satisfies Drawing;
