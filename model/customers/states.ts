import type {StateMachine} from '../types';

export const doctorStates: StateMachine = {
  id: 'doctor',
  title: 'Doctor statuses',
  statuses: [
    {
      id: 'prospect',
      name: 'Prospect',
      meaning: 'You added the doctor, but no case has been received yet.',
      initial: true,
    },
    {id: 'active', name: 'Active', meaning: 'You can enter, make, ship, and invoice cases.', tone: 'good'},
    {id: 'hold', name: 'Hold', meaning: 'You can enter, make, and ship cases but not invoice them.', tone: 'warn'},
    {
      id: 'deactivated',
      name: 'Deactivated',
      meaning: "You can't choose the doctor on a case. Past cases and balances don't change.",
      tone: 'bad',
    },
  ],
  transitions: [
    {from: 'prospect', to: 'active', action: 'First case received', by: 'Pilot, automatically'},
    {from: 'active', to: 'hold', action: 'Put on Hold', by: 'Customers › Doctors: Update, with a hold reason'},
    {from: 'hold', to: 'active', action: 'Remove Hold', by: 'Customers › Doctors: Update'},
    {from: 'prospect', to: 'deactivated', action: 'Deactivate', by: 'Customers › Doctors: Update'},
    {from: 'active', to: 'deactivated', action: 'Deactivate', by: 'Customers › Doctors: Update'},
    {from: 'hold', to: 'deactivated', action: 'Deactivate', by: 'Customers › Doctors: Update'},
    {from: 'deactivated', to: 'active', action: 'Activate', by: 'Customers › Doctors: Update'},
  ],
};

export const addressValidationStates: StateMachine = {
  id: 'addressValidation',
  title: 'Office address statuses',
  statuses: [
    {
      id: 'not-validated',
      name: 'Not validated',
      meaning: "The address is new or was edited. You can't print carrier labels for it.",
      tone: 'warn',
      initial: true,
    },
    {id: 'accepted', name: 'Accepted', meaning: 'You accepted the recommended address.', tone: 'good'},
    {
      id: 'overridden',
      name: 'Overridden',
      meaning: 'You kept your own address, or edited it during validation.',
      tone: 'info',
    },
  ],
  transitions: [
    {
      from: 'not-validated',
      to: 'accepted',
      action: 'Accept',
      by: 'Customers › Offices: Update, one at a time or in bulk',
    },
    {
      from: 'not-validated',
      to: 'overridden',
      action: 'Keep as entered',
      by: 'Customers › Offices: Update, one at a time or in bulk',
    },
    {from: 'accepted', to: 'not-validated', action: 'Address edited', by: 'Pilot, after any edit to the address'},
    {
      from: 'overridden',
      to: 'not-validated',
      action: 'Address edited',
      by: 'Pilot, after any edit to the address',
    },
  ],
};

export const pickupRequestStates: StateMachine = {
  id: 'pickupRequest',
  title: 'Pickup request statuses',
  statuses: [
    {
      id: 'requested',
      name: 'Requested',
      meaning: 'The office or the lab asked for a pickup.',
      initial: true,
    },
    {
      id: 'scheduled',
      name: 'Scheduled',
      meaning: "The carrier confirmed the pickup, or it's on your driver's list.",
      tone: 'info',
    },
    {id: 'picked-up', name: 'Picked up', meaning: 'The boxes were picked up.', tone: 'good'},
    {id: 'canceled', name: 'Canceled', meaning: 'The pickup is no longer needed.', tone: 'bad'},
    {
      id: 'missed',
      name: 'Missed',
      meaning: 'The day ended, or someone marked the request as missed, before the boxes were picked up.',
      tone: 'bad',
    },
  ],
  transitions: [
    {
      from: 'requested',
      to: 'scheduled',
      action: 'Schedule',
      by: "Customers › Pickup Requests: Update, or the carrier's confirmation",
    },
    {
      from: 'scheduled',
      to: 'picked-up',
      action: 'Mark as picked up',
      by: "The carrier's scan, or Customers › Pickup Requests: Update",
    },
    {
      from: 'scheduled',
      to: 'missed',
      action: 'Mark as missed',
      by: 'Customers › Pickup Requests: Update, or Pilot at the end of the pickup date',
    },
    {
      from: 'missed',
      to: 'scheduled',
      action: 'Reschedule',
      by: 'Customers › Pickup Requests: Update, with a new date',
    },
    {
      from: 'requested',
      to: 'canceled',
      action: 'Cancel request',
      by: 'The office in the Client Portal, or Customers › Pickup Requests: Update',
    },
    {
      from: 'scheduled',
      to: 'canceled',
      action: 'Cancel request',
      by: 'The office in the Client Portal, or Customers › Pickup Requests: Update',
    },
  ],
};

export const returnLabelStates: StateMachine = {
  id: 'returnLabel',
  title: 'Return label statuses',
  statuses: [
    {
      id: 'created',
      name: 'Created',
      meaning: "The label exists but hasn't been sent yet.",
      initial: true,
    },
    {id: 'sent', name: 'Sent', meaning: 'The email was sent, or the PDF was printed.'},
    {id: 'in-transit', name: 'In transit', meaning: 'The carrier has scanned the box.', tone: 'info'},
    {
      id: 'received',
      name: 'Received',
      meaning: "The box is at your lab, according to the carrier's delivery scan or your scan at intake.",
      tone: 'good',
    },
    {
      id: 'voided',
      name: 'Voided',
      meaning: 'The label was canceled before the carrier scanned it.',
      tone: 'bad',
    },
    {id: 'expired', name: 'Expired', meaning: 'No one used the label within 90 days.', tone: 'warn'},
  ],
  transitions: [
    {
      from: 'created',
      to: 'sent',
      action: 'Send or print',
      by: 'Customers › Return Labels: Create, or the office in the Client Portal',
    },
    {from: 'sent', to: 'in-transit', action: 'First scan', by: 'The carrier'},
    {
      from: 'in-transit',
      to: 'received',
      action: 'Delivery or intake scan',
      by: 'The carrier, or Customers › Return Labels: Update at intake',
    },
    {
      from: 'sent',
      to: 'received',
      action: 'Scanned at intake',
      by: 'Customers › Return Labels: Update, if the box arrives before the carrier reports a scan',
    },
    {from: 'created', to: 'voided', action: 'Void', by: 'Customers › Return Labels: Delete'},
    {from: 'sent', to: 'voided', action: 'Void', by: 'Customers › Return Labels: Delete'},
    {from: 'created', to: 'expired', action: '90 days unused', by: 'Pilot, automatically'},
    {from: 'sent', to: 'expired', action: '90 days unused', by: 'Pilot, automatically'},
    {
      from: 'expired',
      to: 'received',
      action: 'Used late',
      by: 'The carrier, if it still accepts the label; Pilot adds a note',
    },
  ],
};
