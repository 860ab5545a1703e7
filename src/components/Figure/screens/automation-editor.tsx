import {Badge, Button, Fields, Panel, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The Zirconia crown automation: the IOS Case Create trigger, two rules on the item, and the Add products action.',
  callouts: [
    'Tests the rules against a past order without changing anything.',
    'The event that starts the automation.',
    'All rules must match. Rules on item fields must match the same item.',
    'Actions run from top to bottom.',
  ],
  picture: (
    <Window
      title="Automation · Zirconia crown"
      actions={
        <>
          <Badge tone="good">On</Badge> <Button>Test</Button> ① <Button primary>Save</Button>
        </>
      }
    >
      <Fields form of={[['Trigger ②', 'IOS Case Create']]} />
      <Table
        caption="Rules ③"
        head={['Field', 'Operator', 'Value']}
        rows={[
          ['Item Product Display Name', 'contains', 'crown'],
          ['Item Material Display Name', 'contains', 'zirconia'],
        ]}
      />
      <Table
        caption="Actions ④"
        head={['Action', 'Products', 'Notation', 'Quantity']}
        rows={[['Add products', 'Zirconia Crown', 'From the item', 'One for each tooth']]}
      />
      <Panel>
        <Button>Add rule</Button> <Button>Add action</Button>
      </Panel>
    </Window>
  ),
} satisfies Drawing;
