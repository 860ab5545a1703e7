import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';

/** The key makes the element start over on the next page. */
export default function TOC({className, ...items}: Props): ReactNode {
  return (
    <toc-highlight key={useLocation().pathname} class={clsx('toc-desktop', 'thin-scrollbar', className)}>
      <p className="text--semibold">On this page</p>
      <TOCItems {...items} />
      <button type="button">Print this page</button>
      <button type="button" value="section">
        Print this section
      </button>
    </toc-highlight>
  );
}
