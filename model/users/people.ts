import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';

const roles = 'Users › Roles and Permissions: Update';
const users = 'Users › Users: Update';

export const role: Entity = {
  id: 'role',
  name: 'Role',
  fields: [
    field('Name', 'What you choose on a user.', 'Text, unique, up to 60 characters', '—', roles),
    field('Description', 'Who the role is for.', 'Text', '—', roles),
    field(
      'Permissions',
      'What the role allows, by category, resource, and type.',
      'Any number of permissions',
      'None',
      roles,
    ),
    field('Users', 'The users who have the role.', 'Any number of users', 'None', roles),
    field(
      'Editable',
      "Whether you can change the role. You can't change or delete **Administrator**.",
      'Yes or no',
      'Yes',
      BY_PILOT,
    ),
  ],
};

export const user: Entity = {
  id: 'user',
  name: 'User',
  fields: [
    field('First name', 'Shown with the last name on steps and in the log.', 'Text', '—', users),
    field('Last name', 'Lists of users are sorted by it.', 'Text', '—', users),
    field('Email', 'The sign-in name, and where notifications go.', 'One email address, unique', '—', users),
    field('Roles', 'What the person can do.', 'One or more roles', '—', 'Users › Roles and Permissions: Update'),
    field('Workstations', 'Where the person works.', 'Any number of workstations', 'None', users),
    field(
      'Daily capacity',
      'The hours a day that automatic assignment can fill.',
      '0 to 24 hours, in quarter hours',
      '8',
      users,
    ),
    field(
      'Working days',
      'When Pilot plans work for the person. It never plans work for a weekend.',
      'Any of Monday through Friday',
      'Monday through Friday',
      users,
    ),
    field(
      'PIN',
      'Identifies the person on a shared bench screen. Anyone with **Users › Users: Update** can reset it.',
      '4 to 6 digits, unique in the lab',
      '—',
      'The user',
    ),
    field(
      'Two-factor sign-in',
      'Asks for a code from an authenticator app after the password. Anyone with **Users › Users: Update** can reset it.',
      'On or off; an administrator can require it for everyone',
      'Off',
      'The user',
    ),
    field(
      'Notifications',
      'How the person gets notifications, such as about case problems.',
      'In the Lab Portal, by email, or both',
      'In the Lab Portal',
      'The user',
    ),
    field(
      'Status',
      'Whether the person can sign in and get work.',
      '**Invited**, **Active**, or **Deactivated**',
      '**Invited**',
      users,
    ),
    field('Last sign-in', 'When the person last signed in.', 'A date and time', '—', BY_PILOT),
  ],
};
