import {Badge, Button, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The list of billing labs: Main Lab, the default, with its accounting company and financial lock date, and Second Lab.',
  callouts: [
    'Each billing lab has its own logo, address, PDFs, and emails.',
    'New billing accounts use the default unless you choose another.',
    'A QuickBooks company can belong to only one billing lab.',
    'You can’t add, change, void, or delete anything dated on or before the lock date.',
  ],
  picture: (
    <Window title="Admin › Billing Labs" actions={<Button primary>New billing lab</Button>}>
      <Table
        head={['Name ①', 'Default ②', 'Accounting company ③', 'Financial lock date ④', 'Status']}
        rows={[
          [
            'Main Lab',
            <Badge tone="info">Default</Badge>,
            'Main Lab',
            'Feb 28, 2025',
            <Badge tone="good">Active</Badge>,
          ],
          ['Second Lab', '—', 'Not connected', '—', <Badge tone="good">Active</Badge>],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
