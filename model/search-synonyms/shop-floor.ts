// cspell:ignore Argen Asiga authorisation Formlabs Glidewell icore imes timesheet
import type {SynonymGroup} from './group';

const departments = '/docs/operational-flow/departments';
const workstations = '/docs/operational-flow/workstations';
const templateSteps = '/docs/operational-flow/production-template-steps';
const productionTemplates = '/docs/operational-flow/production-templates';
const allTogether = '/docs/operational-flow/putting-it-all-together';
const techniciansView = '/docs/operational-flow/technicians-view';
const users = '/docs/users/users';
const roles = '/docs/users/roles-and-permissions';
const outsourcing = '/guides/outsourcing';

export const shopFloorWords: readonly SynonymGroup[] = [
  {words: ['crown and bridge department', 'C&B', 'fixed department', 'chrome section'], page: departments},
  {words: ['model room', 'plaster room', 'CAD/CAM department', 'division', 'business unit'], page: departments},
  {words: ['cost centre', 'cost center', 'profit center', 'section leader', 'head of a section'], page: departments},
  {words: ['report by section', 'department hours', 'department productivity'], page: departments},
  {words: ['output of a section', 'production reports', 'open a report', 'reports menu'], page: departments},
  {words: ['group workstations', 'No department row', 'order in reports', 'rename a department'], page: departments},
  {words: ['retire a department', 'does a department restrict', 'which section is late'], page: departments},
  // In short
  {words: ['sections of the lab', 'acrylic section', 'denture department'], page: departments},
  // Benches and machines
  {words: ['milling machine', 'CNC', 'Roland', 'imes-icore', 'Formlabs', 'SprintRay', 'Asiga'], page: workstations},
  {words: ['sintering oven', 'porcelain oven', 'press furnace', 'sandblaster', 'casting bench'], page: workstations},
  {words: ['waxing bench', 'plaster bench', 'polishing bench', 'packing desk', 'work cell'], page: workstations},
  {words: ['new machine', 'new printer station', 'add a bench', 'insert a workstation'], page: workstations},
  {words: ['station order', 'sequence number', 'parallel stations', 'next workstations'], page: workstations},
  // Who gets work
  {words: ['work assignment', 'auto-assign', 'automatic assignment', 'job allocation'], page: workstations},
  {words: ['allocate work', 'round robin', 'load balancing', 'capacity planning'], page: workstations},
  {words: ['custom assignment', 'lead assigns', 'pull system', 'push system', 'pick own work'], page: workstations},
  {words: ['cherry picking', 'favorite technician', 'dedicated ceramist', 'senior ceramist'], page: workstations},
  {words: ['VIP doctor', 'assign by doctor', 'assign by tag', 'assignment rules', 'steps pile up'], page: workstations},
  {words: ['daily load', 'wrong files preselected', 'workstation inactive'], page: workstations},
  // Also said
  {words: ['team of technicians', 'skill groups', 'machine operator'], page: workstations},
  // In short
  {words: ['parallel steps', 'choose work', 'technicians choose', 'share out work', 'divide work'], page: workstations},
  {words: ['ceramist gets', 'assign to a person', 'oven', 'who gets a step'], page: workstations},
  // Time
  {words: ['hours per step', 'estimated days', 'wait overnight', 'cooling time', 'drying time'], page: templateSteps},
  {words: ['oven overnight', 'lag time', 'buffer', 'part on order', 'custom abutment on order'], page: templateSteps},
  {words: ['multiply by quantity', 'time per unit', 'time per tooth', 'standard times'], page: templateSteps},
  {words: ['process times', 'labor time', 'labour minutes', 'planned too long'], page: templateSteps},
  {words: ['large cases late', 'merge across products', 'duplicate steps'], page: templateSteps},
  // Checks, pay, files
  {words: ['inspection step', 'QA step', 'checkpoint', 'add a QC step', 'double check'], page: templateSteps},
  {words: ['quality gate', 'outsourceable', 'outsource duration', 'outsource estimated days'], page: templateSteps},
  {words: ['piecework', 'commission', 'per-unit pay', 'incentive pay', 'technician wages'], page: templateSteps},
  {words: ['payroll', 'technician pay', 'points per unit', 'sequence in the workstation'], page: templateSteps},
  {words: ['task master list', 'list of tasks', 'define a task', 'rename a step'], page: templateSteps},
  {words: ['retire a step', 'wax-up step', 'casting step', 'investing', 'porcelain build-up'], page: templateSteps},
  {words: ['model pour', 'die trimming', 'polishing step'], page: templateSteps},
  // Also said
  {words: ['schedule factors', 'standard hours', 'labor standard', 'curing overnight'], page: templateSteps},
  // In short
  {words: ['points system', 'step takes', 'takes two days', 'minutes for a step', 'inspection'], page: templateSteps},
  {words: ['final check', 'check before packing', 'time for each unit', 'hours for a step'], page: templateSteps},
  {words: ['pay by piece', 'time of a step'], page: templateSteps},
  {words: ['process plan', 'manufacturing route', 'workflow template', 'job template'], page: productionTemplates},
  {words: ['product workflow', 'SOP', 'standard operating procedure', 'turnaround time'], page: productionTemplates},
  {words: ['TAT', 'how many days for a crown', 'quoted turnaround', 'promised turnaround'], page: productionTemplates},
  {words: ['turnaround never met', 'rush template', 'rush workflow', 'express workflow'], page: productionTemplates},
  {words: ['copy a template', 'duplicate a template', 'total duration'], page: productionTemplates},
  {words: ['total estimated days', 'default production template', 'edit a workflow'], page: productionTemplates},
  {words: ['did not reach live cases', 'skip milling', 'steps in an odd order'], page: productionTemplates},
  {words: ['denture workflow', 'implant workflow', 'crown workflow', 'build a template'], page: productionTemplates},
  {words: ['template inactive', 'process steps', 'service level', 'denture turnaround'], page: productionTemplates},
  {words: ['implant turnaround', 'earliest date', 'minimum days', 'shorten the schedule'], page: productionTemplates},
  {words: ['bill of operations', 'workflow for a new material'], page: productionTemplates},
  // In short
  {words: ['how long a crown', 'order of work', 'list of steps', 'turn around'], page: productionTemplates},
  {words: ['standard workflow', 'rush version'], page: productionTemplates},
  {words: ['set up production', 'set up a workflow', 'how scheduling works'], page: allTogether},
  {words: ['scheduling explained', 'forward scheduling', 'backward scheduling'], page: allTogether},
  {words: ['finite scheduling', 'bank holiday', 'public holiday', 'Christmas', 'Thanksgiving'], page: allTogether},
  {words: ['New Year', 'Easter', 'Memorial Day', 'Fourth of July', 'shutdown', 'lab closure'], page: allTogether},
  {words: ['closed for the holidays', 'holiday calendar', 'lab calendar', 'Saturday working'], page: allTogether},
  {words: ['closed Monday', 'machine breakdown', 'mill is down', 'broken mill', 'knock-on delay'], page: allTogether},
  {words: ['power outage', 'walk a case through', 'whole production flow'], page: allTogether},
  {words: ['setup order of production', 'mixed case', 'scheduler', 'schedule engine', 'MRP'], page: allTogether},
  {words: ['process mapping', 'lab layout', 'staff shortage', 'half day', 'long weekend'], page: allTogether},
  {words: ['Labor Day', 'Good Friday', 'Australia Day', 'summer closure', 'seasonal closure'], page: allTogether},
  // In short
  {words: ['open on Saturday', 'closed on Friday', 'new bench setup', 'closed over Christmas'], page: allTogether},
  {words: ['mill broke'], page: allTogether},
  // The screen
  {words: ['tech portal', 'technician portal', 'technician bench', 'bench iPad'], page: techniciansView},
  {words: ['bench tablet', 'shop floor', 'shop floor screen', 'touchscreen', 'my queue'], page: techniciansView},
  {words: ['next job', 'work queue', 'job queue', 'rush first', 'late in my queue'], page: techniciansView},
  {words: ['dental technician', 'lab technician', 'ceramicist', 'waxer', 'milling operator'], page: techniciansView},
  {words: ['CAD designer', 'plaster technician', 'polisher', 'apprentice', 'scan the QR'], page: techniciansView},
  {words: ['start work', 'begin a job', 'finish a job', 'punch in', 'log time', 'job timer'], page: techniciansView},
  // Shared work and screens
  {words: ['take a job', 'grab work', 'shared queue', 'Return to queue'], page: techniciansView},
  {words: ['Put back at the bench', 'ceramics queue', 'shared computer', 'kiosk'], page: techniciansView},
  {words: ['switch person', 'Done button', 'PIN screen'], page: techniciansView},
  // Checks and trouble
  {words: ['inspect at the bench', 'reject work', 'open margin found', 'cannot start'], page: techniciansView},
  {words: ['Start is gray', 'queue is empty', 'upload a design', 'where does the pan go next'], page: techniciansView},
  // In short
  {words: ['share one tablet', 'one tablet', 'technician screen', 'tech screen'], page: techniciansView},
  {words: ['bench computer', 'job list of a technician', 'sign in at the bench'], page: techniciansView},
  {words: ['inspection at the bench'], page: techniciansView},
  // People
  {words: ['add staff', 'invite staff', 'new starter', 'new hire', 'leaver', 'employee left', 'offboard'], page: users},
  {words: ['resigned', 'temp worker', 'staff list', 'employee list', 'invite again'], page: users},
  {words: ['invitation link expired', 'withdraw an invitation', 'account inactive'], page: users},
  {words: ['This email is already used', 'reactivate a user', 'delete a user', 'owner login'], page: users},
  {words: ['manager login', 'accountant login'], page: users},
  // Hours
  {words: ['annual leave', 'time off', 'maternity leave', 'holiday leave', 'absence', 'part-time'], page: users},
  {words: ['shift', 'rota', 'roster', 'working hours', 'daily capacity', 'hours per day'], page: users},
  {words: ['capacity of a technician', 'planned while away'], page: users},
  // Security
  {words: ['forgot PIN', 'reset PIN', 'bench PIN', 'authenticator app', 'verification code'], page: users},
  {words: ['lost phone', 'new phone', 'reset two-factor', 'MFA reset', 'require two-factor'], page: users},
  {words: ['password reset link', 'reset a password', 'notification settings'], page: users},
  {words: ['how notifications arrive', 'lab notifications', 'steps per technician'], page: users},
  {words: ['employee performance', 'timesheet'], page: users},
  // Also said
  {words: ['company members', 'user licence', 'staff account'], page: users},
  // In short
  {words: ['forgotten PIN', 'forgotten password', 'forgotten', 'password help', 'authenticator'], page: users},
  {words: ['staff leaving', 'colleague left', 'new technician login', 'employee account', 'sick leave'], page: users},
  {words: ['hours of a technician'], page: users},
  {words: ['access level', 'access control', 'privileges', 'security group', 'user group'], page: roles},
  {words: ['permission set', 'permission matrix', 'starter roles', 'front desk role', 'technician role'], page: roles},
  {words: ['billing role', 'shipping role', 'department lead', 'administrator role', 'accountant access'], page: roles},
  {words: ['external accountant', 'give the bookkeeper access', 'restrict access'], page: roles},
  {words: ['limit what someone sees', 'least privilege', 'hide money', 'gray button', 'greyed out'], page: roles},
  {words: ['access denied', 'not authorized', 'Manage without View', 'View Create Update Delete'], page: roles},
  {words: ['combine roles', 'custom role', 'duplicate a role', 'review access'], page: roles},
  {words: ['patient data protection', 'confidential', 'compliance', 'quality lead'], page: roles},
  {words: ['segregation of duties', 'authorisation', 'authorization', 'grant access', 'take away access'], page: roles},
  {words: ['hide costs', 'hide financials', 'junior staff', 'trainee access', 'manager override'], page: roles},
  {words: ['option not visible', 'tab missing', 'customer service rep', 'CSR', 'case coordinator'], page: roles},
  {words: ['production manager', 'credit controller', 'accounts clerk', 'AR clerk', 'usergroups'], page: roles},
  // In short
  {words: ['intern', 'student', 'may see patients', 'missing option', 'bookkeeper permissions'], page: roles},
  {words: ['hide from staff', 'not see prices', 'see too much'], page: roles},
  {words: ['sublet', 'farm out', 'third-party lab', 'external lab', 'contract lab', 'offshore lab'], page: outsourcing},
  {words: ['overseas lab', 'China', 'customs papers', 'trade lab', 'wholesale lab'], page: outsourcing},
  {words: ['design service', 'outsourced design', 'CAD outsourcing', 'milling service'], page: outsourcing},
  {words: ['milling partner', 'print service', 'framework lab', 'casting partner', 'Argen'], page: outsourcing},
  {words: ['Atlantis abutment', 'Glidewell', 'freelance designer', 'partner cost', 'vendor cost'], page: outsourcing},
  {words: ['supplier bill', 'purchase ledger', 'accounts payable', 'pay the partner'], page: outsourcing},
  {words: ['profit on a case', 'gross margin', 'cost of a case', 'expected back', 'mark as sent'], page: outsourcing},
  {words: ['mark as received', 'partner reference', 'bad work from a partner', 'partner is late'], page: outsourcing},
  {words: ['overdue from a partner', 'bring back in-house', 'make it ourselves'], page: outsourcing},
  {words: ['cancel outsourcing', 'Outsource is not offered', 'outsourced step'], page: outsourcing},
  {words: ['note for the partner'], page: outsourcing},
  // In short
  {words: ['profit', 'outside lab cost', 'send framework', 'send to a mill', 'work sent out'], page: outsourcing},
  {words: ['back from the other lab'], page: outsourcing},
];
