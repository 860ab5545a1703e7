import type {StateMachine} from '../types';

export const iosOrderStates: StateMachine = {
  id: 'iosOrder',
  title: 'Scanner order statuses',
  statuses: [
    {
      id: 'new',
      name: 'New',
      meaning: 'The order has arrived from the scanner and is waiting for review.',
      tone: 'info',
      initial: true,
    },
    {
      id: 'accepted',
      name: 'Accepted',
      meaning: 'The order has become a case, with its files as the first version of the scans.',
      tone: 'good',
    },
    {
      id: 'updated',
      name: 'Updated',
      meaning:
        'The office rescanned or changed an accepted order. The new files are a new version on the same case, marked for review.',
      tone: 'warn',
    },
    {
      id: 'rejected',
      name: 'Rejected',
      meaning: "Your lab declined the order and gave a reason. Pilot didn't create a case.",
      tone: 'bad',
    },
  ],
  transitions: [
    {
      from: 'new',
      to: 'accepted',
      action: 'Accept',
      by: 'Cases › IOS Portal: Update and Cases › Cases: Create, or auto-accept',
    },
    {from: 'new', to: 'rejected', action: 'Reject', by: 'Cases › IOS Portal: Update'},
    {from: 'rejected', to: 'new', action: 'Reopen', by: 'Cases › IOS Portal: Update, or a rescan of the same order'},
    {from: 'accepted', to: 'updated', action: 'Rescan arrives', by: 'The scanner'},
    {from: 'updated', to: 'accepted', action: 'Mark reviewed', by: 'Cases › IOS Portal: Update'},
  ],
};

export const bulkImportStates: StateMachine = {
  id: 'bulkImport',
  title: 'Import statuses',
  statuses: [
    {
      id: 'uploaded',
      name: 'Uploaded',
      meaning: 'Pilot has the file and is checking every row.',
      initial: true,
    },
    {
      id: 'errors-found',
      name: 'Errors found',
      meaning: "At least one row has an error, so Pilot didn't change anything. You can download the row errors.",
      tone: 'bad',
    },
    {
      id: 'checked',
      name: 'Checked',
      meaning: 'Every row is correct. The preview shows how many records the import will create and update.',
      tone: 'info',
    },
    {id: 'importing', name: 'Importing', meaning: 'Pilot is importing the rows. You can leave the page.', tone: 'info'},
    {id: 'done', name: 'Done', meaning: 'Pilot imported every row.', tone: 'good'},
    {
      id: 'failed',
      name: 'Failed',
      meaning: 'The import stopped, and nothing changed. Pilot shows the reason.',
      tone: 'bad',
    },
  ],
  transitions: [
    {from: 'uploaded', to: 'checked', action: 'Check passes', by: 'Set by Pilot'},
    {from: 'uploaded', to: 'errors-found', action: 'Check finds errors', by: 'Set by Pilot'},
    {from: 'errors-found', to: 'uploaded', action: 'Upload corrected file', by: 'System › Bulk Imports: Create'},
    {from: 'checked', to: 'importing', action: 'Import', by: 'System › Bulk Imports: Create'},
    {from: 'importing', to: 'done', action: 'Finish', by: 'Set by Pilot'},
    {from: 'importing', to: 'failed', action: 'Stop', by: 'Set by Pilot'},
  ],
};

export const integrationConnectionStates: StateMachine = {
  id: 'integrationConnection',
  title: 'Connection statuses',
  statuses: [
    {id: 'not-connected', name: 'Not connected', meaning: 'Nothing syncs.', initial: true},
    {id: 'connected', name: 'Connected', meaning: 'The connection works.', tone: 'good'},
    {
      id: 'needs-attention',
      name: 'Needs attention',
      meaning:
        "The provider is rejecting Pilot's sign-in because access was withdrawn, expired, or changed. Nothing syncs until you reconnect.",
      tone: 'bad',
    },
  ],
  transitions: [
    {from: 'not-connected', to: 'connected', action: 'Connect', by: "The integration's Create permission"},
    {from: 'connected', to: 'needs-attention', action: 'Access refused', by: 'The provider'},
    {from: 'needs-attention', to: 'connected', action: 'Reconnect', by: "The integration's Update permission"},
    {from: 'connected', to: 'not-connected', action: 'Disconnect', by: "The integration's Delete permission"},
    {
      from: 'needs-attention',
      to: 'not-connected',
      action: 'Disconnect',
      by: "The integration's Delete permission",
    },
  ],
};

export const dropdownValueStates: StateMachine = {
  id: 'dropdownValue',
  title: 'Dropdown value statuses',
  statuses: [
    {id: 'active', name: 'Active', meaning: 'People can choose the value.', tone: 'good', initial: true},
    {
      id: 'retired',
      name: 'Retired',
      meaning: 'Records keep the value, and you can filter by it, but no one can choose it.',
    },
    {
      id: 'removed',
      name: 'Removed',
      meaning: 'Someone merged the value into another one, or deleted it before any record used it.',
    },
  ],
  transitions: [
    {from: 'active', to: 'retired', action: 'Retire', by: 'System › Dropdown Values: Update'},
    {from: 'retired', to: 'active', action: 'Reactivate', by: 'System › Dropdown Values: Update'},
    {from: 'active', to: 'removed', action: 'Merge, or delete if unused', by: 'System › Dropdown Values: Delete'},
    {from: 'retired', to: 'removed', action: 'Merge', by: 'System › Dropdown Values: Delete'},
  ],
};

export const automationStates: StateMachine = {
  id: 'automation',
  title: 'Automation statuses',
  statuses: [
    {
      id: 'off',
      name: 'Off',
      meaning: "The automation doesn't run. You can change and test it.",
      initial: true,
    },
    {id: 'on', name: 'On', meaning: 'The automation runs when its trigger happens.', tone: 'good'},
  ],
  transitions: [
    {from: 'off', to: 'on', action: 'Turn on', by: 'System › Automations: Update'},
    {from: 'on', to: 'off', action: 'Turn off', by: 'System › Automations: Update'},
  ],
};
