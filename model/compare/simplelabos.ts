import {competitor} from './competitor';

/** The one source is the vendor's public repository, which is partly advertising. */
export const simplelabos = competitor({
  id: 'simplelabos',
  name: 'SimpleLabOS',
  vendor: 'SimpleLabOS',
  chooseIf: 'A kanban board is your schedule, or you want Xero or text messages.',
  choosePilotIf: 'You want a planned day for each step, or orders from iTero, and its trial doesn’t show them.',
  sources: {
    repository: {
      title: 'Public repository: README, blog, comparisons, resources, schema, and types (February 3, 2026)',
      url: 'https://github.com/SimpleLabOS/SimpleLabOS',
    },
  },
  cells: {
    'case-life': {
      text: 'You drag cases across a **kanban board**. A checklist in its repository tells you to scan a QR code to mark a case ready.',
      sources: ['repository'],
      notInPilot: ['board'],
    },
    // Of a restoration: tooth_number, type, material, shade, stump_shade, notes.
    'line-items': {
      text: 'The case fields in its published code include tooth, **material**, shade, stump shade, notes, and design files. The code names FDI and Palmer numbers, stores Universal ones, and **converts between FDI and Universal**.',
      sources: ['repository'],
      notInPilot: ['fdi'],
    },
    'doctors-and-offices': {
      text: 'In its published code, a doctor has a name and, optionally, a license number.',
      sources: ['repository'],
    },
    // Its checklist: "Configure auto-export folders for .STL and .PLY files."
    files: {
      text: 'Photos are uploaded through a **QR code**. Its checklist tells you to export STL and PLY files automatically from Medit Link and 3Shape Communicate, and one page says, “Files flow into **Exocad**.”',
      sources: ['repository'],
      notInPilot: ['cad'],
    },
    // Its checklist: "Drag case to 'Scanned/Received' column on Kanban board." "Log lot numbers for Zirconia pucks."
    'production-steps': {
      text: 'Steps are **columns of the board**, such as Scanned/Received. Its published code has ten statuses, including a QC check. Its checklist tells you to log **lot numbers**.',
      sources: ['repository'],
      notInPilot: ['board'],
    },
    'bench-screen': {
      text: 'It runs in an iPad’s browser at the bench, where a technician **scans a QR code** to start work.',
      sources: ['repository'],
    },
    'client-portal': {
      text: '“**Doctor portals**.” Its guide says that doctors expect to upload scans, follow production, and download invoices in a portal.',
      sources: ['repository'],
    },
    products: {
      text: 'In its reference schema, products have a name, a category, and a **base price**. Its code lists nine product types and eight materials.',
      sources: ['repository'],
    },
    invoices: {
      text: 'Invoices are generated **automatically**, with the shipping label, when the case is ready for delivery. The repository says that it **tracks every billable case**.',
      sources: ['repository'],
      notInPilot: ['automatic-invoices'],
    },
    statements: {
      text: '“Generates professional **monthly** statements.”',
      sources: ['repository'],
    },
    accounting: {
      text: 'Syncs with QuickBooks, without saying which, and **Xero**.',
      sources: ['repository'],
      notInPilot: ['xero'],
    },
    scanners: {
      text: 'Automatic import from Medit and 3Shape. A scan sent through Medit Link creates a case.',
      sources: ['repository'],
    },
    carriers: {
      text: 'Label printing is integrated. The shipping label is generated **with the invoice**.',
      sources: ['repository'],
    },
    automations: {
      text: 'The In Production status **texts the doctor**, and notifications can go to Slack.',
      sources: ['repository'],
      notInPilot: ['text-messages', 'slack'],
    },
    imports: {
      text: '“Import your **Excel list**.”',
      sources: ['repository'],
    },
    roles: {
      text: 'Its README names **row-level security**. In its reference schema, users see only their own lab’s cases.',
      sources: ['repository'],
    },
    deployment: {
      text: 'Cloud-based, in any browser or as a progressive web app.',
      sources: ['repository'],
      notInPilot: ['app'],
    },
    'public-price': {
      text: 'From **$49 a month**, month to month, with no setup fee and a 14-day trial. One page also offers a **free tier** for one or two people.',
      sources: ['repository'],
      notInPilot: ['public-price'],
    },
  },
});
