import {Badge, Button, Panel, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

const yes = '✓';

export default {
  alt: 'The Front desk role in the editor. The Cases category is open and shows which permission types the role has for each resource.',
  callouts: [
    'Permissions are grouped into eight categories.',
    'View is separate: a role with Manage also needs View.',
    'Manage means create, update, and delete.',
    'A user with several roles has the permissions of all of them.',
  ],
  picture: (
    <Window title="Role · Front desk" actions={<Button primary>Save</Button>}>
      <Tabs of={['Cases ①', 'Clients', 'Finance', 'Integrations', 'Operation', 'Reports', 'System', 'User']} open={0} />
      <Table
        head={['Resource', 'View ②', 'Create', 'Update', 'Delete', 'Manage ③']}
        rows={[
          ['Cases', yes, yes, yes, '—', '—'],
          ['Line Items', yes, '—', '—', '—', yes],
          ['Production Steps', yes, '—', '—', '—', '—'],
          ['Files', yes, '—', '—', '—', yes],
          ['IOS Portal', yes, '', yes, '', ''],
        ]}
      />
      <Panel paper="sunken">
        ④ <Badge>2 users</Badge>
      </Panel>
    </Window>
  ),
} satisfies Drawing;
