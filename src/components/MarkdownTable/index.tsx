import type {ComponentProps, ReactNode} from 'react';
import ScrollRegion from '../ScrollRegion';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {'data-caption'?: string};

/** A table written in Markdown, in a scroll area of its own; plugins/table-captions gives it its name. */
export default function MarkdownTable({'data-caption': caption = 'Table', children, ...props}: Props): ReactNode {
  return (
    <ScrollRegion label={caption} className={styles.area}>
      <table {...props} className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        {children}
      </table>
    </ScrollRegion>
  );
}
