import type {SynonymGroup} from './group';

export const caseWords: readonly SynonymGroup[] = [
  {words: ['case', 'job', 'order', 'work order', 'ticket', 'lab case'], page: '/docs/cases/overview'},
  {
    words: ['Rx', 'prescription', 'script', 'lab slip', 'lab form'],
    page: '/docs/cases/overview',
    also: ['/docs/customers/client-portal'],
  },
  {words: ['new case', 'case entry', 'book in', 'log in a case', 'launch a job'], page: '/docs/cases/overview'},
  {
    words: ['go live', 'start production', 'release to production'],
    page: '/docs/cases/overview',
    also: ['/docs/operational-flow/putting-it-all-together'],
  },
  {words: ['pan', 'pan number', 'tray', 'case pan'], page: '/docs/cases/overview', also: ['/docs/cases/search']},
  {
    words: ['patient name', 'patient ID', 'duplicate patient'],
    page: '/docs/cases/overview',
    also: ['/docs/cases/search'],
  },
  {words: ['due date', 'delivery date', 'return date', 'in-office date'], page: '/docs/cases/overview'},
  {words: ['ship date', 'out date'], page: '/docs/cases/overview', also: ['/docs/system/shipping-routes']},
  {words: ['insert date', 'seat date', 'appointment date'], page: '/docs/cases/overview'},
  {
    words: ['rush', 'expedite', 'ASAP'],
    page: '/docs/cases/overview',
    also: ['/docs/operational-flow/production-templates'],
  },
  {
    words: ['hold', 'on hold', 'pause', 'waiting on doctor'],
    page: '/docs/cases/overview',
    also: ['/docs/cases/case-problems'],
  },
  {words: ['cancel', 'void', 'delete case'], page: '/docs/cases/overview', also: ['/docs/cases/bulk-tools']},
  {words: ['enclosures', 'what came in the box', 'models', 'bite', 'articulator'], page: '/docs/cases/overview'},
  {
    words: ['case number', 'job number', 'case status', 'statuses of a case', 'track a case', 'progress of a case'],
    page: '/docs/cases/overview',
    also: ['/docs/cases/search'],
  },
  {
    words: ['resume a case', 'take off hold', 'release a hold', 'put back into production'],
    page: '/docs/cases/overview',
  },
  {
    words: ['wrong patient', 'wrong doctor on a case', 'change the doctor of a case', 'edit a case'],
    page: '/docs/cases/overview',
  },
  {
    words: ['change the due date', 'move the appointment', 'needs it sooner', 'earlier date', 'postpone'],
    page: '/docs/cases/overview',
    also: ['/docs/cases/bulk-tools'],
  },
  {
    words: [
      'does not fit',
      'open margin',
      'high bite',
      'wrong shade',
      'broken',
      'fractured',
      'chipped',
      'came back',
      'complaint',
      'warranty',
    ],
    page: '/docs/cases/overview',
    also: ['/docs/cases/case-problems'],
  },
  {
    words: ['duplicate a case', 'copy a case', 'same as last time', 'link cases'],
    page: '/docs/cases/overview',
    also: ['/docs/cases/activity-tab'],
  },
];
