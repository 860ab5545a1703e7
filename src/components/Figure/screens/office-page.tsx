import {Badge, Button, Columns, Fields, Panel, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The Bright Smiles Dental office page, with its shipping address and the recommended version of that address.',
  callouts: [
    'Sets the tax rate on the office’s invoices.',
    'New cases for the office get this route.',
    'For carrier labels, this must be Accepted or Overridden. Any edit to the address resets it.',
    'The carrier’s version of the address. Accept it, or keep yours.',
  ],
  picture: (
    <Window title="Bright Smiles Dental" actions={<Button primary>Save</Button>}>
      <Fields
        of={[
          ['Office group', 'Bright Smiles Group'],
          ['Tax area ①', 'Metro County'],
          ['Default shipping route ②', 'FedEx 2Day'],
          ['Phone', '(555) 010-0200'],
          ['Email', 'office@brightsmiles.example'],
          ['Include a return label when shipping', 'On'],
        ]}
      />
      <Columns>
        <Fields
          of={[
            ['Shipping address', '200 Oak Avenue, Suite 4, Peoria, IL 61602'],
            ['Address validation ③', <Badge tone="warn">Not validated</Badge>],
          ]}
        />
        <div>
          <Fields of={[['Recommended ④', '200 Oak Ave Ste 4, Peoria, IL 61602']]} />
          <Panel>
            <Button>Keep as entered</Button> <Button primary>Accept</Button>
          </Panel>
        </div>
      </Columns>
    </Window>
  ),
} satisfies Drawing;
