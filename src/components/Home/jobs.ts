import type {Identity} from '@site/config/identity';

export type Job = {
  /** How readers describe their role. */
  name: string;
  tasks: readonly {name: string; page: string}[];
};

export function jobs({integrations}: Identity): readonly Job[] {
  return [
    {
      name: 'I enter cases',
      tasks: [
        {name: 'Enter a case and go live', page: '/docs/cases/overview'},
        {
          name: 'Turn a scanner order into a case',
          page: `/docs/system/integrations/intraoral-dental-scanners/${integrations.scanners.slug}`,
        },
        {name: 'Add products, teeth, and shades', page: '/docs/cases/line-items'},
        {name: 'Attach scans and photos', page: '/docs/cases/file-management'},
      ],
    },
    {
      name: 'I work at the bench',
      tasks: [
        {name: 'Work through my queue', page: '/docs/operational-flow/technicians-view'},
        {name: 'Complete a step or fail a check', page: '/docs/cases/production-steps'},
        {name: 'Ask the doctor a question', page: '/docs/cases/activity-tab'},
        {
          name: 'Download scans for a step',
          page: '/docs/operational-flow/technicians-view#download-or-upload-files-at-the-bench',
        },
      ],
    },
    {
      name: 'I bill and collect',
      tasks: [
        {name: 'Invoice finished cases', page: '/docs/financials/invoices'},
        {name: 'Record and apply a payment', page: '/docs/financials/payments-and-credits'},
        {name: 'Send the month’s statements', page: '/docs/financials/statements'},
        {name: 'Set who pays and when', page: '/docs/customers/billing-accounts'},
      ],
    },
    {
      name: 'I run the lab',
      tasks: [
        {name: 'See which cases are late', page: '/docs/cases/case-problems'},
        {name: 'Set up how work flows', page: '/docs/operational-flow/putting-it-all-together'},
        {name: 'Set prices', page: '/docs/products/pricelists'},
        {name: 'Choose who can do what', page: '/docs/users/roles-and-permissions'},
      ],
    },
    {
      name: 'I work at a dental office',
      tasks: [
        {name: 'Follow my cases online', page: '/docs/customers/client-portal#for-dental-offices'},
        {name: 'Send a case online', page: '/docs/customers/client-portal#send-a-new-case-from-your-office'},
        {
          name: 'Change or cancel a case',
          page: '/docs/customers/client-portal#change-or-cancel-a-case-from-your-office',
        },
        {
          name: 'Ask for a remake or an adjustment',
          page: '/docs/customers/client-portal#ask-for-a-remake-or-an-adjustment',
        },
        {name: 'Ask the lab to pick up a box', page: '/docs/customers/pickup-requests#ask-your-lab-for-a-pickup'},
        {name: 'Get a prepaid return label', page: '/docs/customers/return-labels#print-a-return-label-at-your-office'},
        {name: 'Pay by card or bank account', page: '/docs/customers/client-portal#pay-invoices-online'},
        {
          name: 'Get a login for a coworker',
          page: '/docs/customers/client-portal#get-a-portal-login-for-someone-at-your-office',
        },
      ],
    },
  ];
}
