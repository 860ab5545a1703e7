import {Badge, Button, Panel, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The production template Zirconia Crown with its seven steps in order, their workstations, estimated days, and durations.',
  callouts: [
    'The steps, in the order they’re done. A step can appear twice.',
    'Working days to wait before the step starts.',
    'Hours of work. “Each” means multiplied by the line’s quantity.',
    'The product whose lines get these steps when a case goes live.',
  ],
  picture: (
    <Window title="Production template · Zirconia Crown" actions={<Button primary>Add step</Button>}>
      <Table
        head={['Step ①', 'Workstation', 'Estimated days ②', 'Duration ③', 'Kind']}
        rows={[
          ['Scan check', 'Intake', '0', '0.25', '—'],
          ['Design', 'Design', '1', '0.5 each', '—'],
          ['Mill', 'Milling', '1', '0.5 each', <Badge>Outsourceable</Badge>],
          ['Sinter', 'Sintering', '1', '0.25', '—'],
          ['Stain & glaze', 'Ceramics', '1', '0.5 each', '—'],
          ['Quality check', 'Quality', '1', '0.25', <Badge tone="info">Pass or Fail</Badge>],
          ['Pack', 'Shipping', '0', '0.25', '—'],
        ]}
      />
      <Panel paper="sunken">④ Default for the product Zirconia Crown</Panel>
    </Window>
  ),
} satisfies Drawing;
