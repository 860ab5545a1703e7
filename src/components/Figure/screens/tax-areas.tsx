import {Badge, Button, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The list of tax areas: Metro County at 7.5% and No tax at 0%, each with its effective date.',
  callouts: [
    'A rate can have up to four decimal places.',
    'Each new rate is a new row with its own date. The invoice date determines which one applies.',
    'New offices get the default area. Every office has one area.',
    'For places or customers that aren’t taxed.',
  ],
  picture: (
    <Window title="Admin › Settings › Tax Areas" actions={<Button primary>New tax area</Button>}>
      <Table
        head={['Tax area name', 'Rate ①', 'Effective date ②', 'Offices', 'Default ③']}
        rows={[
          ['Metro County', '7.5%', 'Jan 1, 2025', '2', <Badge tone="info">Default</Badge>],
          ['No tax ④', '0%', 'Jan 1, 2025', '0', '—'],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
