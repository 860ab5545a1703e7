import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The key makes the element start over on the next page. */
export default function TOC({className, ...items}: Props): ReactNode {
  return (
    <toc-highlight key={useLocation().pathname} class={clsx(styles.contents, 'thin-scrollbar', className)}>
      <TOCItems {...items} />
    </toc-highlight>
  );
}
