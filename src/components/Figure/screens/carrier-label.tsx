import {Badge, Button, Columns, Fields, Panel, Table, Window} from '../parts';
import {QrCode} from '../parts/QrCode';
import type {Drawing} from '../types';

export default {
  alt: 'The Ship dialog for Bright Smiles Dental on March 10, 2025: case 10482 on the FedEx 2Day route, the weight, and the new label.',
  callouts: [
    'Finished cases that go to the same office on the same pickup can share one box.',
    'You can make a label only for an Accepted or Overridden address.',
    'The weight you give the carrier. The default is your usual box’s weight.',
    'Makes the label and marks the cases as Shipped. You can undo it on the same day, before pickup.',
    'The carrier charges your lab’s own account.',
  ],
  picture: (
    <Window title="Ship to Bright Smiles Dental" actions={<Badge tone="good">Ready</Badge>}>
      <Columns>
        <div>
          <Table head={['Cases in this box ①', 'Patient']} rows={[['10482', 'PT-0917']]} />
          <Fields
            form
            of={[
              ['Shipping route', 'FedEx 2Day'],
              ['Address ②', 'Accepted'],
              ['Weight ③', '1.0 lb'],
              ['Return label', 'One in the box'],
            ]}
          />
          <Panel>
            <Button>Undo shipping</Button> <Button primary>Create label</Button> ④
          </Panel>
        </div>
        <div>
          <Fields
            of={[
              ['FedEx 2Day ⑤', 'Main Lab, 100 Main Street, Springfield, IL 62701'],
              ['Ship to', '200 Oak Ave Ste 4, Peoria, IL 61602'],
              ['Tracking number', '000000010482'],
            ]}
          />
          <Panel>
            <QrCode />
          </Panel>
        </div>
      </Columns>
    </Window>
  ),
} satisfies Drawing;
