import type {ReactNode} from 'react';
import type {Props} from '@theme/Details';

/** A native disclosure: what the reader opens before hydration stays open. */
export default function Details({summary, children, ...attributes}: Props): ReactNode {
  return (
    <details {...attributes} className="sheet">
      {summary}
      <div className="disclosed">{children}</div>
    </details>
  );
}
