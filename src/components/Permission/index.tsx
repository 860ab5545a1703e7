import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export type PermissionProps = {
  /** `Customers › Return Labels`. */
  permission: string;
  types: readonly string[];
  /** Starter roles that have all of these types. */
  roles: readonly string[];
  /** Other requirements, written by the page. */
  children?: ReactNode;
};

/** `View, Create, and Update`. Creating an `Intl.ListFormat` would take a tenth of the application's startup time. */
function inWords(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}

/** Who can do what the page describes: the roles in one line, and the permission for readers who want details. */
export default function Permission({permission, types, roles, children}: PermissionProps): ReactNode {
  return (
    <details className="who-row">
      <summary>
        <strong>Who can do this:</strong> {inWords(roles)}
      </summary>
      <div>
        {roles.length === 1 ? 'This role has' : 'These roles have'} the{' '}
        <Link to="/docs/users/roles-and-permissions">permission</Link>{' '}
        <strong>
          {permission}: {inWords(types)}
        </strong>
        . {children}
      </div>
    </details>
  );
}

export type WhoCanProps = {
  /** `Financials › Payments: Delete`. */
  permission: string;
  /** Starter roles that have it. */
  roles: readonly string[];
};

/** The fields of a task's ticket, under its heading. The row at the top of the page is about the whole page. */
export function WhoCan({permission, roles}: WhoCanProps): ReactNode {
  return (
    <p className="in-line hint who-can">
      <span>
        <span>For</span> {roles.join(', ')}
      </span>{' '}
      <span>
        <span>Needs</span> {permission}
      </span>
    </p>
  );
}
