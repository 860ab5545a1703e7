// cspell:ignore AHPRA denturist
import type {SynonymGroup} from './group';

const doctors = '/docs/customers/doctors';
const offices = '/docs/customers/offices';
const billingAccounts = '/docs/customers/billing-accounts';
const clientPortal = '/docs/customers/client-portal';

export const clientWords: readonly SynonymGroup[] = [
  // Who they are
  {words: ['GDP', 'orthodontist', 'prosthodontist', 'periodontist', 'oral surgeon'], page: doctors},
  {words: ['associate dentist', 'locum', 'principal dentist', 'denturist', 'dental prosthetist'], page: doctors},
  {words: ['clinician', 'DDS', 'DMD', 'BDS', 'GDC number', 'AHPRA number', 'state license'], page: doctors},
  {words: ['registration number', 'NPI number', 'dentist record', 'dentist profile'], page: doctors},
  {words: ['customer database', 'contact list', 'dentist list', 'CRM', 'sales lead', 'prospect'], page: doctors},
  // Adding and pairing
  {words: ['onboard a dentist', 'open an account for a dentist', 'register a dentist'], page: doctors},
  {words: ['set up a dentist', 'new client setup', 'doctor-office pair', 'multi-site dentist'], page: doctors},
  {words: ['visiting dentist', 'doctor has several locations', 'doctor left the practice'], page: doctors},
  {words: ['new associate', 'duplicate doctor', 'merge doctors', 'maiden name', 'delete a doctor'], page: doctors},
  {words: ['archive a doctor', 'inactive doctor', 'deactivate a doctor', 'retired dentist'], page: doctors},
  {words: ['former customer', 'import dentists', 'This license number is used by another doctor'], page: doctors},
  // Preferences
  {words: ['doctor notes', 'contact preference', 'occlusion preference', 'light contacts'], page: doctors},
  {words: ['tight contacts', 'standing instructions', 'design preferences', 'how the doctor likes it'], page: doctors},
  {words: ['dislikes', 'special requests', 'preferences on the ticket', 'old preferences'], page: doctors},
  // Hold
  {words: ['account on stop', 'put on stop', 'credit stop', 'stop supply', 'bad payer', 'blacklist'], page: doctors},
  {words: ['doctor owes money', 'Remove Hold', 'This doctor is on Hold', 'invoicing blocked'], page: doctors},
  {words: ['ban a customer', 'hold a dentist'], page: doctors},
  // Also said
  {words: ['client profile', 'dentist details'], page: doctors},
  // In short
  {words: ['associate', 'two practices', 'works at two offices', 'dentist moved'], page: doctors},
  {words: ['doctor changed offices', 'stop billing a doctor', 'doctor status', 'remove a dentist'], page: doctors},
  {words: ['prospective dentist'], page: doctors},
  // Place and address
  {words: ['dental surgery', 'surgery address', 'premises', 'branch', 'delivery address'], page: offices},
  {words: ['shipping address', 'postcode', 'postal code', 'suite number', 'street address'], page: offices},
  {words: ['satellite office', 'hospital', 'dental school', 'university clinic', 'community clinic'], page: offices},
  {words: ['relocate', 'practice moved', 'new building', 'move premises', 'practice renamed'], page: offices},
  {words: ['office closed down', 'duplicate office', 'merge offices'], page: offices},
  // Validation
  {words: ['address check', 'validate addresses', 'bulk validation', 'address not found'], page: offices},
  {words: ['no recommended address', 'Accepted or Overridden', 'Keep as entered'], page: offices},
  {words: ['Accept all recommended', 'address correction', 'address correction charge', 'USPS address'], page: offices},
  {words: ['verify postcode', 'carrier does not know the street'], page: offices},
  // How boxes travel, groups, tax
  {words: ['delivery instructions', 'driver instructions', 'door code', 'gate code', 'back door'], page: offices},
  {words: ['side door', 'ring the bell', 'office hours', 'lunch closing', 'phone of the practice'], page: offices},
  {words: ['contact details of an office', 'default route', 'default courier', 'office group'], page: offices},
  {words: ['chain of practices', 'family of practices', 'corporate chain', 'join a group'], page: offices},
  // In short
  {words: ['closes at noon', 'office closes', 'lunch break', 'contact person', 'new address'], page: offices},
  {words: ['office address', 'locations of a group', 'closing hours', 'delivery point'], page: offices},
  {words: ['drop-off point', 'recognized address'], page: offices},
  // Terms
  {words: ['due on receipt', 'credit terms', 'Net 10', 'Net 15', 'end of month terms'], page: billingAccounts},
  {words: ['30 days EOM', 'EOM', 'cash on delivery', 'cash customer', 'prepay customer'], page: billingAccounts},
  {words: ['terms count from'], page: billingAccounts},
  // Who pays
  {words: ['debtor', 'debtor account', 'sold-to', 'accounts payable contact', 'AP department'], page: billingAccounts},
  {words: ['invoice address', 'billing address', 'billing contact', 'consolidated billing'], page: billingAccounts},
  {words: ['central billing', 'single bill', 'head office pays', 'split billing'], page: billingAccounts},
  {words: ['separate bills', 'associates pay', 'combined or detailed', 'billing style'], page: billingAccounts},
  {words: ['subtotal for each doctor', 'change the payer', 'practice sold', 'new owner'], page: billingAccounts},
  {words: ['change of ownership', 'takeover', 'transfer to another account', 'customer number'], page: billingAccounts},
  {words: ['close an account'], page: billingAccounts},
  // Balance
  {words: ['amount owing', 'how much do they owe', 'outstanding amount', 'available credit'], page: billingAccounts},
  {words: ['initial balance', 'balance brought forward', 'carry over a balance'], page: billingAccounts},
  {words: ['starting balance', 'old debt', 'unpaid account'], page: billingAccounts},
  // Autopay
  {words: ['set up autopay', 'autopay day', 'automatic charge', 'recurring payment'], page: billingAccounts},
  {words: ['standing order', 'card expired', 'bank account on file', 'payment method on file'], page: billingAccounts},
  {words: ['turn off autopay'], page: billingAccounts},
  // In short
  {words: ['direct debit', 'previous software', 'previous system', 'one bill'], page: billingAccounts},
  {words: ['pays for everyone', 'credit customer', 'payment days', 'thirty days'], page: billingAccounts},
  {words: ['invoice recipient', 'accounts department', 'wrong payer'], page: billingAccounts},
  // Logins
  {words: ['dentist portal', 'customer portal', 'web portal', 'doctor website'], page: clientPortal},
  {words: ['invite an office', 'invitation expired', 'invitation not received'], page: clientPortal},
  {words: ['resend an invite', 'portal password', 'reset a portal password', 'username taken'], page: clientPortal},
  {words: ['practice manager', 'office manager', 'dental assistant', 'dental nurse'], page: clientPortal},
  {words: ['receptionist', 'treatment coordinator', 'login for a receptionist', 'several logins'], page: clientPortal},
  {words: ['shared login', 'group login', 'DSO login', 'revoke access', 'close a portal login'], page: clientPortal},
  {words: ['staff left the office', 'assistant left', 'deactivate the portal', 'last sign-in'], page: clientPortal},
  // What is shown
  {words: ['hide invoices from an office', 'hide billing from staff', 'No access to billing'], page: clientPortal},
  {words: ['Hide current billing cycle', 'Show invoices', 'pay button in the portal'], page: clientPortal},
  {words: ['what dentists see', 'case tracker', 'self-service'], page: clientPortal},
  // Sending work
  {words: ['dentist orders online', 'online ordering', 'enter a case online', 'e-prescription'], page: clientPortal},
  {words: ['electronic Rx', 'digital prescription', 'online Rx form', 'upload from the practice'], page: clientPortal},
  {words: ['send photos to the lab', 'change a submitted case'], page: clientPortal},
  // Emails and privacy
  {words: ['notification choices', 'who gets which email', 'email preferences', 'mute emails'], page: clientPortal},
  {words: ['unsubscribe', 'GDPR', 'data protection', 'Privacy Act', 'BAA'], page: clientPortal},
  {words: ['business associate agreement', 'confidentiality', 'patient data in the portal'], page: clientPortal},
  // In short
  {words: ['forgotten portal password', 'office forgot password', 'office login problem'], page: clientPortal},
  {words: ['dentist website', 'dentist login', 'nurse', 'assistant', 'hygienist', 'office sees'], page: clientPortal},
  {words: ['follow a case online', 'log in to the portal'], page: clientPortal},
];
