import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

/** A native disclosure, because the original leaves the list out of the page until its scripts have run. */
export default function TOCCollapsible({className, ...items}: Props): ReactNode {
  return (
    <toc-highlight key={useLocation().pathname} class="contents">
      <details className={clsx('toc-mobile', className)}>
        <summary>
          <span>On this page</span>
        </summary>
        <TOCItems {...items} className="menu__list" linkClassName="menu__link" />
      </details>
    </toc-highlight>
  );
}
