import {Tree} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'Three departments with their workstations: Digital with Intake, Design, Milling, and Sintering; Crown and bridge with Models, Metal, and Ceramics; Finishing with Quality and Shipping.',
  callouts: [
    'A department is a named group of workstations, used only in reports.',
    'A workstation belongs to at most one department.',
    'Steps are done at workstations. Departments don’t affect the schedule.',
  ],
  picture: (
    <Tree
      of={[
        ['① Digital', ['Intake ②', 'Design', 'Milling', 'Sintering']],
        ['Crown and bridge', ['Models', 'Metal', 'Ceramics ③']],
        ['Finishing', ['Quality', 'Shipping']],
      ]}
    />
  ),
} satisfies Drawing;
