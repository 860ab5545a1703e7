import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

/** A native disclosure, because the original leaves the list out of the page until its scripts have run. */
export default function TOCCollapsible({className, ...items}: Props): ReactNode {
  return (
    <details className={clsx('toc-mobile', className)}>
      <summary>On this page</summary>
      <TOCItems {...items} />
    </details>
  );
}
