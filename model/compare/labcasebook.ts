import {competitor} from './competitor';

export const labcasebook = competitor({
  id: 'labcasebook',
  name: 'LabCaseBook',
  vendor: 'LabCaseBook',
  chooseIf: 'Your clinics send incomplete cases by message, and you want one case that both sides see.',
  choosePilotIf: 'You plan each step’s hours and day and want roles of your own.',
  sources: {
    'lab-guide': {title: 'LabCaseBook for labs, the complete guide', url: 'https://labcasebook.com/help/lab'},
    'clinic-guide': {
      title: 'LabCaseBook for clinics, the complete guide',
      url: 'https://labcasebook.com/help/clinic',
    },
    questions: {title: 'Common questions', url: 'https://labcasebook.com/help/faq'},
    terms: {title: 'Terms (July 3, 2026)', url: 'https://labcasebook.com/terms'},
  },
  cells: {
    'case-life': {
      text: 'Clinic and lab share **one case for each restoration**. The clinic **can’t send it** while required prescription fields are missing.',
      sources: ['clinic-guide', 'lab-guide'],
      notInPilot: ['complete-orders'],
    },
    // "Complete orders only — restoration, material, shade, margin, occlusion notes, due date, and teeth."
    'line-items': {
      text: 'A prescription has restoration, material, shade, **margin, occlusion notes**, due date, and teeth.',
      sources: ['lab-guide'],
    },
    'holds-and-remakes': {
      text: 'Every remake has a reason that **the clinic chooses**. “That record settles who pays.”',
      sources: ['lab-guide'],
      notInPilot: ['office-remake-reasons'],
    },
    'late-work': {
      text: 'Every case’s deadline is on the board, and a **scorecard** shows on-time and remake rates.',
      sources: ['lab-guide'],
    },
    files: {
      text: 'Full-resolution photos and files. Photos are **never compressed**.',
      sources: ['clinic-guide', 'questions'],
    },
    // "Every status change and remake is recorded in a tamper-proof history."
    history: {
      text: 'Each case has a chat between clinic and lab and a **tamper-proof history** of its status changes and remakes.',
      sources: ['clinic-guide'],
    },
    'production-steps': {
      text: 'One live **board** shows every case, stage, technician, and deadline.',
      sources: ['lab-guide'],
      notInPilot: ['board'],
    },
    'doctors-and-offices': {
      text: 'A clinic is an organization with its team. Labs are in a **directory** for clinics, and a clinic asks to connect with the lab.',
      sources: ['lab-guide', 'clinic-guide'],
    },
    'client-portal': {
      text: 'The clinic enters the case, sends photos, chats, sees the invoice, gets a notification at every step, and can give the patient a **tracking link**.',
      sources: ['clinic-guide', 'questions'],
      notInPilot: ['portal-steps'],
    },
    prices: {
      text: 'The lab sets **its price list** under Billing.',
      sources: ['lab-guide'],
    },
    invoices: {
      text: 'Once a case is marked ready, the lab generates its invoice in a tap, and the clinic sees it.',
      sources: ['lab-guide', 'clinic-guide'],
    },
    automations: {
      text: 'Clinics get a **notification at every step**.',
      sources: ['clinic-guide'],
      notInPilot: ['portal-steps'],
    },
    roles: {
      text: 'Roles are Owner, Admin, and Member. A Member does “the day-to-day case work — everything except managing the team.”',
      sources: ['questions'],
    },
    deployment: {
      text: 'Runs on phone, tablet, and computer at the same time. You can **install it** and get alerts on each device. New organizations are **reviewed** before they can exchange cases.',
      sources: ['questions', 'lab-guide', 'terms'],
      notInPilot: ['app'],
    },
  },
});
