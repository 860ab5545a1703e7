import {Button, Fields, Panel, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'Applying check 2207 for $200.00 from Bright Smiles Dental, oldest first: $114.13 to invoice 10419, which is then paid, and $85.87 to invoice 10441.',
  callouts: [
    'Recording a payment raises available credit. Applying it lowers invoice balances.',
    'Select Oldest first to fill in the amounts, or enter them yourself, now or later.',
    'Invoice 10419 is paid; invoice 10441 stays open with a balance of $55.13.',
    'What’s left is available credit.',
  ],
  picture: (
    <Window title="Payment · check 2207">
      <Fields
        of={[
          ['Billing account', 'Bright Smiles Dental'],
          ['Payment date', 'Mar 14, 2025'],
          ['Method', 'Check'],
          ['Amount ①', '$200.00'],
        ]}
      />
      <Panel>
        <Button primary>Oldest first</Button> ② <Button>Clear</Button>
      </Panel>
      <Table
        head={['Invoice', 'Due date', 'Balance', 'Apply ③', 'Left']}
        rows={[
          ['10419', 'Mar 30', '$114.13', '$114.13', '$0.00'],
          ['10441', 'Mar 30', '$141.00', '$85.87', '$55.13'],
          ['10482', 'Apr 30', '$244.20', '$0.00', '$244.20'],
        ]}
      />
      <Panel>
        Unapplied ④ <strong>$0.00</strong> <Button primary>Apply</Button>
      </Panel>
    </Window>
  ),
} satisfies Drawing;
