import {Badge, Button, Columns, Fields, Panel, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The editor for the Case shipped email: the subject and body with Handlebars variables on the left, and the preview with case 10482 on the right.',
  callouts: [
    'Each billing lab has its own version.',
    'Restores the original text.',
    'Variables in double braces are filled in when the email is sent.',
    'The preview uses a real record.',
  ],
  picture: (
    <Window
      title="Email template · Case shipped"
      actions={
        <>
          <Badge>Main Lab</Badge> ① <Button>Restore default</Button> ② <Button primary>Save</Button>
        </>
      }
    >
      <Columns>
        <div>
          <Fields form of={[['Subject', <code>{'Case {{case.case_number}} ships today'}</code>]]} />
          <Fields
            form
            of={[
              [
                'Body ③',
                <code>{'It ships today by {{shipment.service}}. Tracking number: {{shipment.tracking_number}}.'}</code>,
              ],
            ]}
          />
        </div>
        <div>
          <Fields
            of={[
              ['Preview with ④', 'Case 10482'],
              ['Subject', 'Case 10482 ships today'],
            ]}
          />
          <Panel>It ships today by FedEx 2Day. Tracking number: 000000010482.</Panel>
        </div>
      </Columns>
    </Window>
  ),
} satisfies Drawing;
