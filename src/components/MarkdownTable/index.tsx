import type {ComponentProps, ReactNode} from 'react';
import ScrollRegion from '../ScrollRegion';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {'data-caption'?: string};

/** A table written in Markdown, in a scroll area of its own; plugins/table-captions gives it its name. */
export default function MarkdownTable({'data-caption': caption = 'Table', children, ...props}: Props): ReactNode {
  return (
    <ScrollRegion label={caption} className={styles.area}>
      <table {...props} className={styles.table}>
        {/* The heading above says the same to those who see it. */}
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </ScrollRegion>
  );
}
