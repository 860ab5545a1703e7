import {Badge, Button, Columns, Fields, Input, Panel, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The ceramist’s screen in Technicians’ View on Friday, March 7: a queue sorted by planned start, and case 10482 open with notation, shades, preferences, and files. No prices are shown.',
  callouts: [
    'Scan the code on a work ticket to open its case.',
    'Your steps by planned start. Cases with a rush tag come first.',
    'The workstation’s shared queue, if its work assignment is Manual Pull.',
    'What the bench needs to know. Prices are never shown.',
    'Preselected by the step’s default scan types or, if it has none, the workstation’s.',
    'Select Start, then Complete. A quality check has Pass and Fail instead.',
  ],
  picture: (
    <Window
      title="Technicians’ View"
      actions={
        <>
          ① <Input>Scan a work ticket</Input>
        </>
      }
    >
      <Tabs of={['My queue ②', 'Ceramics queue ③']} open={0} />
      <Columns>
        <Table
          head={['Case', 'Step', 'Planned start']}
          rows={[
            ['10482', 'Stain & glaze', 'Fri Mar 7'],
            ['10497', 'Porcelain', 'Mon Mar 17'],
            ['10497', 'Glaze', 'Tue Mar 18'],
          ]}
        />
        <div>
          <Fields
            of={[
              ['Case 10482 · pan 117', <Badge tone="info">In Progress</Badge>],
              ['Zirconia Crown ④', '8, 9 · shade A2 · stump ND2'],
              ['Preferences', 'Light contacts, narrow embrasures'],
              ['Files ⑤', 'Design, version 2'],
            ]}
          />
          <Panel>
            <Button>Comment</Button> <Button>Download</Button> <Button primary>Complete</Button> ⑥
          </Panel>
        </div>
      </Columns>
    </Window>
  ),
} satisfies Drawing;
