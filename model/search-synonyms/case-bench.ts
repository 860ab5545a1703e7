// cspell:ignore exocad Gantt periapical remill resinter uncomplete undelete unsend
import type {SynonymGroup} from './group';

const productionSteps = '/docs/cases/production-steps';
const additionalSteps = '/docs/cases/additional-steps';
const caseProblems = '/docs/cases/case-problems';
const files = '/docs/cases/file-management';
const activityTab = '/docs/cases/activity-tab';
const bulkTools = '/docs/cases/bulk-tools';

export const caseBenchWords: readonly SynonymGroup[] = [
  {words: ['production tab', 'planned start', 'uncomplete', 'completed by mistake', 'Put back'], page: productionSteps},
  {words: ['actual technician', 'hand over work', 'cover for a colleague', 'sick technician'], page: productionSteps},
  {words: ['swap technicians', 'give work to someone else', 'push back a step'], page: productionSteps},
  {words: ['bring a step forward', 'change the duration', 'replan', 'extra firing'], page: productionSteps},
  {words: ['second firing', 'correction bake', 'insert a step', 'steps missing'], page: productionSteps},
  {words: ['schedule is empty', 'send back to design', 'rejected at inspection'], page: productionSteps},
  {words: ['failed inspection', 'quality check failed', 'case location', 'how far along'], page: productionSteps},
  {words: ['percent complete', 'production progress', 'cannot make the date', 'Gantt'], page: productionSteps},
  {words: ['reset a step', 'tick off a step', 'QC sign-off', 'reallocate', 'delegate work'], page: productionSteps},
  {words: ['postpone a step', 'ahead of schedule', 'refire', 'reglaze', 'remill', 'redesign'], page: productionSteps},
  {words: ['resinter', 'stage completed'], page: productionSteps},
  // In short
  {words: ['completed by accident', 'finished by accident', 'extra bake'], page: productionSteps},
  {words: ['step done by mistake', 'wrong person on a step', 'technician absent'], page: productionSteps},
  {words: ['move work to tomorrow'], page: productionSteps},
  // Stages that come back
  {words: ['special tray', 'record block', 'wax rim', 'occlusal rim', 'bite rim', 'baseplate'], page: additionalSteps},
  {words: ['wax try-in', 'teeth try-in', 'framework try-in', 'bisque try-in', 'biscuit bake'], page: additionalSteps},
  {words: ['re-try', 'reset teeth', 'retry', 'process denture', 'second visit'], page: additionalSteps},
  {words: ['denture stages', 'multi-stage denture', 'patient tries it'], page: additionalSteps},
  {words: ['comes back from the mouth', 'verification jig'], page: additionalSteps},
  // Tasks
  {words: ['order implant parts', 'order teeth', 'order components', 'part on order reminder'], page: additionalSteps},
  {words: ['order denture teeth', 'call about shade', 'photo before packing'], page: additionalSteps},
  {words: ['task for a colleague', 'assign a task', 'reminder for a person', 'ad hoc step'], page: additionalSteps},
  {words: ['manual task', 'free step', 'extra task', 'unplanned work', 'checklist item'], page: additionalSteps},
  {words: ['assignee', 'assignee not told', 'nobody told them', 'notified of a task'], page: additionalSteps},
  {words: ['hand over a task', 'cancel a task', 'complete a task', 'task late'], page: additionalSteps},
  {words: ['two identical steps', 'This user is not active', 'add steps automatically'], page: additionalSteps},
  {words: ['overdue task'], page: additionalSteps},
  // In short
  {words: ['bisque', 'remind someone', 'remind a colleague', 'second try-in', 'follow-up task'], page: additionalSteps},
  {words: ['tooth set-up', 'tray stage'], page: additionalSteps},
  {words: ['dashboard', 'home screen', 'morning list', 'daily huddle', 'attention list'], page: caseProblems},
  {words: ['exceptions', 'hot list', 'watch list', 'missed ship date', 'missed due date'], page: caseProblems},
  {words: ['late case alert', 'case at risk', 'not back from outsourcing', 'production step late'], page: caseProblems},
  {words: ['delayed case', 'delays', 'warning triangle', 'exclamation mark', 'bell icon'], page: caseProblems},
  {words: ['red icon meaning', 'what the warning means', 'resolve a problem', 'dismiss an alert'], page: caseProblems},
  {words: ['clear a warning', 'acknowledge', 'resolution note', 'who gets notified'], page: caseProblems},
  {words: ['notify a manager', 'notify the lead', 'nobody was notified', 'escalate', 'escalation'], page: caseProblems},
  {words: ['too many alerts', 'switch off alerts', 'turn off warnings', 'Case Problem Types'], page: caseProblems},
  {words: ['late notification', 'early warning', 'on-time delivery', 'missed deadline'], page: caseProblems},
  {words: ['waiting on the dentist'], page: caseProblems},
  // In short
  {words: ['lost in the lab', 'nobody has touched it', 'late work', 'late alerts', 'overdue work'], page: caseProblems},
  {words: ['late jobs', 'running behind', 'cases behind'], page: caseProblems},
  // Formats
  {words: ['OBJ', '3OXZ', 'DICOM', 'HEIC', 'JPG', 'PNG', 'MP4', 'DOCX', 'BMP', 'ZIP file', 'XML'], page: files},
  {words: ['exocad project', 'CAD file', 'CAD project', 'mesh file', 'color scan', 'textured scan'], page: files},
  {words: ['CT scan', 'cone beam', 'radiograph', 'OPG', 'panoramic', 'periapical', 'smile photo'], page: files},
  {words: ['portrait photo', 'retracted photo', 'smile video', 'Word document', 'accepted formats'], page: files},
  {words: ['supported formats', 'file extension'], page: files},
  // Uploading
  {words: ['drag and drop', 'upload a scan', 'add a photo', 'attach a picture', 'attach a document'], page: files},
  {words: ['photograph the slip', 'scan the paper Rx', 'picture of the prescription', 'iPhone photo'], page: files},
  {words: ['mass upload', 'bulk upload', 'match by file name', 'file naming', 'naming convention'], page: files},
  {words: ['upload design', 'upload STL', 'emailed STL', 'Dropbox', 'WeTransfer', 'Google Drive'], page: files},
  {words: ['USB stick'], page: files},
  // Versions and types
  {words: ['version 2', 'older version', 'previous scan', 'wrong jaw', 'old jaw', 'upper jaw scan'], page: files},
  {words: ['lower jaw scan', 'bite scan', 'opposing scan', 'prep scan', 'pre-op scan', 'implant scan'], page: files},
  {words: ['scan body', 'design STL', 'preselected files'], page: files},
  // Downloading, sharing, deleting
  {words: ['download STL', 'download all files', 'download as ZIP', 'share a file with the office'], page: files},
  {words: ['hide a file', 'show a picture to the doctor', 'restore a file', 'undelete', 'Show deleted'], page: files},
  {words: ['trash', 'recycle bin', 'file deleted by accident', 'storage limit', '2 GB'], page: files},
  {words: ['larger than 2 GB', 'big file', 'scan without Rx', 'no scan attached'], page: files},
  // Also said
  {words: ['dentalProject', 'constructionInfo', '3ML', 'MTL file', 'DXD', 'Sirona file'], page: files},
  // In short
  {words: ['STL preview', 'scan viewer', 'send pictures', 'exocad', 'accidentally deleted'], page: files},
  {words: ['deleted scan', 'deleted photo', 'upload photos', 'photos from a phone', 'too big to upload'], page: files},
  {words: ['CT', 'JPEG', 'pictures', 'send pictures to the office', 'old scan'], page: files},
  {words: ['phone log', 'telephone note', 'record a phone call', 'sticky note', 'yellow note'], page: activityTab},
  {words: ['private note', 'internal memo', 'light yellow', 'light blue', 'blue message'], page: activityTab},
  {words: ['comment or message', 'message the dentist', 'email the dentist', 'ask the dentist'], page: activityTab},
  {words: ['chat with the dentist', 'doctor replied', 'reply not seen', 'nobody saw the answer'], page: activityTab},
  {words: ['unanswered question', 'correspondence', 'communication log', 'delete a comment'], page: activityTab},
  {words: ['edit a comment', 'unsend', 'recall a message', 'wrong message sent', 'conversation'], page: activityTab},
  {words: ['thread', 'timeline', 'event log', 'change history', 'audit log', 'field history'], page: activityTab},
  {words: ['journal', 'track changes', 'activity feed', 'dispute with the office'], page: activityTab},
  {words: ['filter the log', 'earlier history missing', 'chain of cases', 'history of a patient'], page: activityTab},
  {words: ['completed while away'], page: activityTab},
  // In short
  {words: ['altered', 'staff only note', 'telephone conversation', 'note nobody else sees'], page: activityTab},
  {words: ['reply to the dentist'], page: activityTab},
  {words: ['batch update', 'mass edit', 'mass change', 'multi-select', 'group update'], page: bulkTools},
  {words: ['batch processing', 'barcode gun', 'barcode reader', 'handheld scanner'], page: bulkTools},
  {words: ['Bluetooth scanner', 'USB scanner', 'barcode wand', 'Unknown code', 'barcode not known'], page: bulkTools},
  {words: ['complete a tray', 'snow day', 'storm', 'carrier closed', 'weather delay'], page: bulkTools},
  {words: ['move all due dates', 'shift due dates', 'postpone many', 'reassign a whole bench'], page: bulkTools},
  {words: ['whole bench absent', 'print all tickets', 'print many labels', 'batch ship', 'ship many'], page: bulkTools},
  {words: ['invoice many', 'batch billing', 'paste case numbers', '500 cases', 'preview before run'], page: bulkTools},
  {words: ['skipped cases', 'ran on wrong cases', 'mass hold', 'mass tag', 'mass reassign'], page: bulkTools},
  {words: ['gun scanner', 'barcode station', 'hurricane', 'ice storm', 'power cut'], page: bulkTools},
  // In short
  {words: ['snow', 'shift deadlines', 'change several cases', 'batch scan', 'scan a pile'], page: bulkTools},
];
