import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export type PermissionProps = {
  /** `Clients › Return Labels`. */
  permission: string;
  types: readonly string[];
  /** Starter roles that hold all of them. */
  roles: readonly string[];
  /** What else is needed, written by the page. */
  children?: ReactNode;
};

const inWords = new Intl.ListFormat('en-US', {type: 'conjunction'});

/** Who can do what the page describes. */
export default function Permission({permission, types, roles, children}: PermissionProps): ReactNode {
  return (
    <div className={styles.line}>
      <strong className={styles.lead}>Who can do this:</strong> users with the{' '}
      <Link to="/docs/users/roles-and-permissions">permission</Link> <strong>{permission}</strong>:{' '}
      <strong>{inWords.format(types)}</strong>. The starter {roles.length === 1 ? 'role' : 'roles'}{' '}
      {inWords.format(roles)} {roles.length === 1 ? 'has' : 'have'} it. {children}
    </div>
  );
}
