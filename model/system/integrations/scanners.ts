import type {FactTable} from '../../types';

export const scannerData: FactTable = {
  id: 'scanner-data',
  caption: 'What only some scanners send',
  columns: ['Data', 'iTero', '3Shape', 'Medit'],
  rows: [
    {id: 'license', cells: ["Doctor's license number", 'If the office entered it', 'No', 'No']},
    {id: 'address', cells: ['Address', 'Yes', 'No', 'Yes']},
    {id: 'phone-email', cells: ['Contact phone and email', 'No', 'No', 'Yes']},
  ],
};

export const scannerConnect: FactTable = {
  id: 'scanner-connect',
  caption: 'How to connect each scanner',
  columns: ['Scanner', 'What you do', 'What the office does', 'Good to know'],
  rows: [
    {
      id: 'itero',
      cells: [
        'iTero',
        "Sign in once with your lab's account and give Pilot access",
        'Nothing; it sends orders to your lab as before',
        'An order can come back with the same number after modeling or a rescan; Pilot treats it as an update',
      ],
    },
    {
      id: '3shape',
      cells: [
        '3Shape',
        "Sign in with your lab's 3Shape Communicate account and give Pilot access",
        'Connects with your lab in 3Shape Communicate',
        'In Communicate, the office can see that your lab received the order',
      ],
    },
    {
      id: 'medit',
      cells: [
        'Medit',
        "Sign in as an administrator of your lab's Medit Link group and give Pilot access",
        'Becomes a partner of your lab in Medit Link',
        "Only administrators can request or accept a partnership; it can't end until 14 days after all cases are completed",
      ],
    },
  ],
};

export const rescanEffects: FactTable = {
  id: 'rescan-effects',
  caption: 'What an updated order changes',
  columns: ['The order is', 'Files', 'Items and notes', 'What else happens'],
  rows: [
    {
      id: 'new',
      cells: ['New', 'The order has the new files', 'Replaced in the order', 'The order is marked as changed'],
    },
    {
      id: 'entry',
      cells: [
        'Accepted, with the case in Entry',
        'A new version of the scans',
        "Shown as a difference; line items don't change",
        'The order is Updated',
      ],
    },
    {
      id: 'live',
      cells: [
        'Accepted, with the case Live or On Hold',
        "A new version of the scans; steps don't change",
        "Shown as a difference; line items don't change",
        'The order is Updated, and if a step is in progress, Pilot also notifies its technician',
      ],
    },
    {
      id: 'shipped',
      cells: [
        'Accepted, with the case Shipped or Canceled',
        'A new version of the scans',
        'Shown as a difference',
        'The order is Updated; if you have to remake the work, enter a new case and link it; if you canceled the case as a duplicate, upload the files to the one you kept',
      ],
    },
  ],
};
