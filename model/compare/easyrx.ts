import {competitor} from './competitor';

export const easyrx = competitor({
  id: 'easyrx',
  name: 'EasyRx',
  vendor: 'EasyRx LLC',
  chooseIf: 'You want one prescription form that practices send to any connected lab.',
  choosePilotIf: 'You want one system to schedule, bill, and ship, and don’t have one today.',
  sources: {
    workflows: {
      title: 'Ortho lab workflows (February 20, 2026)',
      url: 'https://easyrxcloud.com/blogs/orthodontic-practice-lab-workflows',
    },
    'ortho-blog': {
      title: 'Digital laboratory prescriptions, orthodontists’ technology blog',
      url: 'http://aaotechblog.com/category/uncategorized/',
    },
    'indirect-bonding': {
      title: 'Creating an indirect bonding prescription',
      url: 'https://support.easyrxortho.com/portal/en/kb/articles/creating-an-indirect-bonding-prescription',
    },
    itero: {
      title: 'iTero integration: auto-attach',
      url: 'https://support.easyrxortho.com/portal/en/kb/articles/itero-integration-how-to-enable-and-use-the-easyrx-itero-auto-attach-feature',
    },
    'itero-2': {
      title: 'iTero integration 2.0 (July 2023)',
      url: 'https://support.easyrxortho.com/portal/en/kb/articles/itero-integration-2-0-how-to-enable-and-use',
    },
    users: {
      title: 'How to add a user and set permissions',
      url: 'https://support.easyrxortho.com/portal/en/kb/articles/how-to-add-a-new-user-to-my-account-and-set-permissions',
    },
  },
  cells: {
    'case-life': {
      text: 'According to an orthodontists’ blog, a **universal digital prescription** form can be submitted to any connected lab. A 2026 post on EasyRx’s blog advises using templates and required fields.',
      sources: ['ortho-blog', 'workflows'],
      notInPilot: ['one-form'],
    },
    'line-items': {
      text: 'You drag parts into or out of an **illustrated appliance**. The indirect bonding form has a tooth chart, **brackets, wires, and trays**.',
      sources: ['ortho-blog', 'indirect-bonding'],
      notInPilot: ['orthodontic-forms'],
    },
    files: {
      text: 'An orthodontists’ blog says that digital prescriptions can have JPG, PDF, and STL files. iTero scans attach to the prescription or **the patient’s profile**. User-controlled or automated services **trim, base, and label** the scans and make a file for a trimming machine.',
      sources: ['ortho-blog', 'itero', 'itero-2'],
      notInPilot: ['prepared-models'],
    },
    // User accounts let people "send/receive messages via our new Message Center".
    history: {
      text: 'A prescription’s revision history shows the login behind each change. Users have a message center.',
      sources: ['users'],
    },
    products: {
      text: 'Prescription templates are in a **Universal Library**.',
      sources: ['ortho-blog'],
    },
    'client-portal': {
      text: 'The practice has **an account of its own**, connects to labs, and has messages.',
      sources: ['ortho-blog', 'users'],
      notInPilot: ['one-form'],
    },
    scanners: {
      text: 'Once enabled, **iTero** scans attach to the prescription automatically when they’re in the practice’s iTero account. The lab can re-export an iRecord scan as a solid model.',
      sources: ['itero', 'itero-2'],
    },
    roles: {
      text: 'Labs and practices have individual logins, and a practice can have **unlimited** ones. Permissions for certain functions are set **user by user**, and only the main login can add or edit users.',
      sources: ['users'],
    },
  },
  // "User accounts are also important for Alert Notifications."
  // The site's pages on DL-Plus and VisualDLP cover the last six.
  notRead: [
    'production-steps',
    'automations',
    'doctors-and-offices',
    'capacity',
    'prices',
    'billing-accounts',
    'statements',
    'payments',
    'invoices',
    'deployment',
  ],
});
