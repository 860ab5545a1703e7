import {Badge, Button, Fields, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The Client Portal account for Bright Smiles Dental: type Office; invoices, payments, credits, and statements shown; and one user.',
  callouts: [
    'Whose cases users see: one doctor’s, one office’s, or an office group’s.',
    'What the account’s users can see.',
    'Keeps the current cycle’s invoices out of the portal until the cycle ends.',
    'One login for one pair. “No access to billing” overrides the account’s settings.',
  ],
  picture: (
    <Window title="Client Portal account · Bright Smiles Dental" actions={<Button primary>Add user</Button>}>
      <Fields
        form
        of={[
          ['Type ①', 'Office'],
          ['Belongs to', 'Bright Smiles Dental'],
          ['Show invoices ②', 'On'],
          ['Show payments', 'On'],
          ['Show credits', 'On'],
          ['Show statements', 'On'],
          ['Hide current billing cycle ③', 'Off'],
          ['Active', 'On'],
        ]}
      />
      <Table
        caption="Users ④"
        head={['Username', 'Doctor-office pair', 'No access to billing', 'Invitation']}
        rows={[
          [
            'ortiz@brightsmiles.example',
            'Dr. Amelia Ortiz at Bright Smiles Dental',
            'Off',
            <Badge tone="good">Accepted</Badge>,
          ],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
