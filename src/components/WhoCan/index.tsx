import type {ReactNode} from 'react';

export type WhoCanProps = {
  /** `Financials › Payments: Delete`. */
  permission: string;
  /** Starter roles that have it. */
  roles: readonly string[];
};

/** The line under a task's heading: who can do it. The box at the top of the page is about the whole page. */
export default function WhoCan({permission, roles}: WhoCanProps): ReactNode {
  return (
    <p className="who-can">
      {roles.join(', ')} · <span className="permission">{permission}</span>
    </p>
  );
}
