import type {ReactNode} from 'react';
import type {Props} from '@theme/Details';

/** A native disclosure: what the reader opens before hydration stays open. */
export default function Details({summary, children, ...attributes}: Props): ReactNode {
  return (
    <details {...attributes}>
      {summary}
      {children}
    </details>
  );
}
