import {Badge, Button, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The Files tab of case 10482: version 1 of the scans with three typed files from the scanner, version 2 with the design, and one attachment.',
  callouts: [
    'Up to 2 GB per file. You can restore a deleted file for 30 days.',
    'A rescan or a new design adds a version. Earlier versions are kept.',
    'Technicians’ View uses each file’s type to preselect files.',
    'Attachments are documents, pictures, and videos. You choose which ones the office sees.',
  ],
  picture: (
    <Window
      title="Case 10482"
      actions={
        <>
          <Button>Download</Button> <Button primary>Upload</Button> ①
        </>
      }
    >
      <Tabs of={['Line items', 'Production', 'Files', 'Activity', 'Linked cases', 'Shipping']} open={2} />
      <Table
        caption="Scans"
        head={['Version ②', 'File', 'File type ③', 'Source']}
        rows={[
          ['2', '10482-design.stl', <Badge>Design</Badge>, 'Uploaded'],
          ['1', '10482-upper.ply', <Badge>Upper jaw</Badge>, '3Shape'],
          ['1', '10482-lower.ply', <Badge>Lower jaw</Badge>, '3Shape'],
          ['1', '10482-bite.ply', <Badge>Bite</Badge>, '3Shape'],
        ]}
      />
      <Table
        caption="Attachments ④"
        head={['File name', 'Note', 'Shown in the Client Portal']}
        rows={[['10482-rx.pdf', 'Prescription', 'On']]}
      />
    </Window>
  ),
} satisfies Drawing;
