import type {FactTable} from '../types';

/** What a report shows, and which permission opens it: Reports › Production Reports or Financial Reports. */
const PRODUCTION = 'Production';
const FINANCIAL = 'Financial';

const report = (id: string, name: string, answers: string, groupBy: string, type: string) =>
  ({id, cells: [name, answers, groupBy, type]}) as const;

/** Every report under the menu Reports. */
export const reports = {
  id: 'reports',
  caption: 'Reports in Pilot',
  columns: ['Report', 'What it answers', 'Group by', 'Type'],
  rows: [
    report(
      'cases-received-and-shipped',
      'Cases received and shipped',
      'How many cases and units came in and went out.',
      'Day, week, or month; case type, doctor, office, product',
      PRODUCTION,
    ),
    report(
      'on-time-shipping',
      'On-time shipping',
      "Which cases left in time to be at the office on their due date, counting the route's transit days from the day they shipped, and how many days late the others were. If the due date was changed, the last one counts.",
      'Doctor, office, product, shipping route',
      PRODUCTION,
    ),
    report(
      'turnaround',
      'Turnaround',
      'Planned and actual working days from **Go Live** to **Shipped**.',
      'Product, production template, case type',
      PRODUCTION,
    ),
    report(
      'work-by-technician',
      'Work by technician',
      'Completed steps and units for each **Actual technician**, with planned hours and the time from start to completion.',
      'Technician, workstation, department',
      PRODUCTION,
    ),
    report(
      'late-steps',
      'Late steps',
      'Your own benches’ steps, not a partner lab’s, that were completed after their planned day, or are still open after it on a **Live** or **On Hold** case.',
      'Workstation, department, technician',
      PRODUCTION,
    ),
    report(
      'quality-checks',
      'Quality checks',
      'Checks passed and failed, and the step repeated after each failure.',
      'Technician, workstation, department, product',
      PRODUCTION,
    ),
    report(
      'remakes',
      'Remakes',
      'Remade units as a share of shipped units, with the remake reasons. By technician, a remade unit counts for everyone who did a step for it on the original case; filter by workstation to compare one bench.',
      'Remake reason, doctor, product, technician on the original case',
      PRODUCTION,
    ),
    report(
      'holds-and-cancellations',
      'Holds and cancellations',
      'How often cases were put on hold or canceled, why, and how many days the holds lasted.',
      'Reason, doctor, office',
      PRODUCTION,
    ),
    report(
      'outsourced-work',
      'Outsourced work',
      'Steps sent to partner labs, with the expected and actual return dates.',
      'Partner lab, step, product',
      PRODUCTION,
    ),
    report(
      'sales',
      'Sales',
      'Units invoiced, and amounts before and after discounts.',
      'Doctor, office, office group, billing account, product, restoration type, month',
      FINANCIAL,
    ),
    report(
      'remake-cost',
      'Remake cost',
      'What you would have billed for remakes at the rates on their lines, minus what you charged, plus credits with the reason Remake.',
      'Remake reason, doctor, product',
      FINANCIAL,
    ),
    report(
      'sales-tax',
      'Sales tax',
      "Taxable sales, nontaxable sales, and tax on invoices. Credits don't lower them.",
      'Tax area, billing lab, month',
      FINANCIAL,
    ),
    report(
      'receivables-aging',
      'Receivables aging',
      'What each account owes today, by days past due.',
      'Billing account, billing lab',
      FINANCIAL,
    ),
    report(
      'payments-and-credits',
      'Payments and credits',
      'Money received and credits issued, and how much of each is applied.',
      'Payment method, credit reason, billing account, day or month',
      FINANCIAL,
    ),
    report(
      'piece-rates',
      'Piece rates',
      "Each technician's piece-rate earnings for the steps completed in the period.",
      'Technician, step, product',
      FINANCIAL,
    ),
    report(
      'shipping-cost',
      'Shipping cost',
      'What customers were charged for shipping and what it cost the lab, including return labels.',
      'Shipping route, carrier, office, month',
      FINANCIAL,
    ),
    report(
      'outsourcing-cost',
      'Outsourcing cost',
      'What partner labs charged.',
      'Partner lab, product, month',
      FINANCIAL,
    ),
  ],
} as const satisfies FactTable;
