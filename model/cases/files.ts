import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';
import {caseLimits} from './limits';

const MOST = `${caseLimits.fileSize.value} ${caseLimits.fileSize.unit}`;

const FILES = 'Cases › Files: Update';
const FILES_CREATE = 'Cases › Files: Create';

export const scan: Entity = {
  id: 'scan',
  name: 'Scan',
  fields: [
    field(
      'Version',
      'The version number.',
      'A whole number, starting at 1',
      'The next version number on the case',
      BY_PILOT,
    ),
    field(
      'Files',
      "The version's 3D files.",
      `STL, PLY, OBJ, DCM, 3OXZ, or ZIP; up to ${MOST} per file`,
      '—',
      FILES_CREATE,
    ),
    field(
      'File type',
      "What a file shows, such as the upper jaw, lower jaw, or bite. Technicians' View uses the type to preselect files.",
      'A value from the scan file types list, one for each file',
      'The type that the scanner integration sends; otherwise, blank',
      FILES,
    ),
    field(
      'Source',
      'Where the version came from.',
      '**Uploaded**, **Bulk upload**, **Client Portal**, or the scanner integration',
      'Set by the upload',
      BY_PILOT,
    ),
    field('Note', 'Anything people should know about the version.', 'Text, up to 200 characters', '—', FILES),
    field(
      'Uploaded by',
      'Who or what added the version, and when.',
      'A name, date, and time',
      'The person or integration',
      BY_PILOT,
    ),
    field('Size', 'The size of a file.', `Up to ${MOST}`, 'Measured at upload', BY_PILOT),
    field(
      'Deleted on',
      'When someone deleted a file. You can restore it for 30 days after that.',
      'A date and time, or blank',
      'Blank',
      'Cases › Files: Delete',
    ),
  ],
};

export const attachment: Entity = {
  id: 'attachment',
  name: 'Attachment',
  fields: [
    field(
      'File',
      'The document, picture, or video.',
      `PDF, JPG, PNG, HEIC, DOCX, or MP4; up to ${MOST}`,
      '—',
      FILES_CREATE,
    ),
    field(
      'File name',
      'The name in the list and on the downloaded file.',
      'Text, up to 120 characters',
      'The name of the uploaded file',
      FILES,
    ),
    field(
      'Shown in the Client Portal',
      'Whether the office sees the attachment on the case.',
      'On or off',
      'Off; on for files that the office uploaded',
      FILES,
    ),
    field('Note', 'What the file is about.', 'Text, up to 200 characters', '—', FILES),
    field(
      'Uploaded by',
      'Who or what added the file, and when.',
      'A name, date, and time',
      'The person or integration',
      BY_PILOT,
    ),
    field('Size', 'The size of the file.', `Up to ${MOST}`, 'Measured at upload', BY_PILOT),
    field(
      'Deleted on',
      'When someone deleted the file. You can restore it for 30 days after that.',
      'A date and time, or blank',
      'Blank',
      'Cases › Files: Delete',
    ),
  ],
};
