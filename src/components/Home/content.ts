import type {Identity} from '@site/config/identity';

const scannerPage = ({integrations}: Identity) =>
  `/docs/system/integrations/intraoral-dental-scanners/${integrations.scanners.slug}`;

/**
 * How the worked example moves through the lab, from the office's scan to the office's statement. Icons are line drawings
 * on a 24 × 24 grid, as one path.
 */
export function casePath(identity: Identity) {
  return [
    {
      icon: 'M4 20l7-7m-2-2 4 4 5.5-5.5a2.8 2.8 0 0 0-4-4ZM17 3v2m4 2h-2',
      name: 'Scan',
      text: 'Order in on Mar 3',
      to: scannerPage(identity),
    },
    {
      icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6m-6 4h6',
      name: 'Case',
      text: 'Crowns on 8 and 9',
      to: '/docs/cases/overview',
    },
    {
      icon: 'M4 6h9m-5 6h9m-5 6h8M3 3v18',
      name: 'Schedule',
      text: 'Seven steps planned',
      to: '/docs/cases/production-steps',
    },
    {
      icon: 'M14 4l6 6-8 3-1-1ZM11 12l-5 6a2 2 0 0 1-3-3l6-5',
      name: 'Bench',
      text: 'Glaze on Mar 7',
      to: '/docs/operational-flow/technicians-view',
    },
    {
      icon: 'M3 8l9-5 9 5v9l-9 5-9-5ZM3 8l9 5 9-5m-9 5v9',
      name: 'Shipment',
      text: 'FedEx on Mar 10',
      to: '/docs/system/shipping-routes',
    },
    {
      icon: 'M5 3h10l4 4v14H5ZM15 3v4h4M12 10v8m2.5-6.5c-4-1.5-5 1.5-2.5 2s2 3.5-2.5 2',
      name: 'Invoice',
      text: '$244.20 on Mar 10',
      to: '/docs/financials/invoices',
    },
    {
      icon: 'M4 3h16v18H4ZM4 8h16M8 12h3m-3 4h3m3-4h2m-2 4h2',
      name: 'Statement',
      text: 'Mar 31, due Apr 30',
      to: '/docs/financials/statements',
    },
  ];
}

/** The jobs of a lab, and last the other audience: dental offices. */
export function jobs(identity: Identity) {
  return [
    {
      name: 'I enter cases',
      tasks: [
        {name: 'Enter a case and go live', page: '/docs/cases/overview'},
        {name: 'Accept a scanner order', page: scannerPage(identity)},
        {name: 'Put a case on hold', page: '/docs/cases/overview#put-a-case-on-hold'},
      ],
    },
    {
      name: 'I work at the bench',
      tasks: [
        {name: 'Work through my queue', page: '/docs/operational-flow/technicians-view'},
        {
          name: 'Start and finish a step',
          page: '/docs/operational-flow/technicians-view#start-and-complete-your-work',
        },
        {name: 'Pass or fail a check', page: '/docs/cases/production-steps#pass-or-fail-a-quality-check'},
      ],
    },
    {
      name: 'I bill and collect',
      tasks: [
        {name: 'Invoice finished cases', page: '/docs/financials/invoices'},
        {name: 'Send the month’s statements', page: '/docs/financials/statements'},
        {name: 'Correct an invoice', page: '/docs/financials/invoices#correct-an-invoiced-case'},
      ],
    },
    {
      name: 'I run the lab',
      tasks: [
        {name: 'See which cases are late', page: '/docs/cases/case-problems'},
        {name: 'Set up how work flows', page: '/docs/operational-flow/putting-it-all-together'},
        {name: 'Decide who can do what', page: '/docs/users/roles-and-permissions'},
      ],
    },
    {
      name: 'I’m at a dental office',
      tasks: [
        {name: 'Follow my cases online', page: '/docs/customers/client-portal#for-dental-offices'},
        {name: 'Send a case online', page: '/docs/customers/client-portal#send-a-new-case-from-your-office'},
        {name: 'Pay by card or bank account', page: '/docs/customers/client-portal#pay-invoices-online'},
      ],
    },
  ];
}

/** Where a buyer may be, and what leads on from there. */
export const doors = [
  {
    name: 'On paper or spreadsheets',
    gain: 'What went out unbilled?',
    about: 'Pilot counts it each morning. By our estimate, a lab of 9 gets back up to 11 hours a month.',
    link: 'Count the hours in your lab',
    page: '/pilot/welcome/why-pilot#count-the-hours',
  },
  {
    name: 'On a lab system',
    gain: 'Does yours list late work?',
    about: 'Run our checks in 3Shape LMS (LabStar), DLCPM, or any of five others, and see if you should stay.',
    link: 'Find your system',
    page: '/pilot/category/compare',
  },
  {
    name: 'Deciding with a partner',
    gain: 'Terms in writing',
    about: 'What you get before you sign, what the price depends on, and how patient data is protected.',
    link: 'Read price and patient data',
    page: '/pilot/welcome/why-pilot#price-and-patient-data',
  },
  {
    name: 'Looking for the catch',
    gain: 'The limits',
    about: 'What Pilot doesn’t do, and what you do instead.',
    link: 'See all limits',
    page: '/pilot/welcome/why-pilot#which-labs-pilot-doesnt-suit',
  },
];
