import {Badge, Button, Fields, Panel, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'A ceramist’s user page: role Technician, workstation Ceramics, eight hours a day from Monday to Friday, PIN set, two-factor sign-in on.',
  callouts: [
    'A deactivated user can’t sign in and gets no work. Their name stays on past work.',
    'A user has the permissions of all their roles.',
    'People get steps only from their own workstations.',
    'The hours a day that automatic assignment can fill.',
    'Identifies the person on a shared bench screen, but doesn’t sign them in to the Lab Portal.',
  ],
  picture: (
    <Window
      title="User · Ceramist"
      actions={
        <>
          <Badge tone="good">Active</Badge> <Button>Deactivate</Button> ①
        </>
      }
    >
      <Fields
        form
        of={[
          ['Email', 'ceramist@lab.example'],
          ['Roles ②', 'Technician'],
          ['Workstations ③', 'Ceramics'],
          ['Daily capacity ④', '8 hours'],
          ['Working days', 'Monday to Friday'],
          ['PIN ⑤', 'Set'],
          ['Two-factor sign-in', 'On'],
          ['Notifications', 'In the Lab Portal'],
        ]}
      />
      <Panel>
        <Button>Reset PIN</Button> <Button primary>Save</Button>
      </Panel>
    </Window>
  ),
} satisfies Drawing;
