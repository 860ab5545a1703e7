import type {ComponentProps, ReactNode} from 'react';
import ScrollRegion from '../ScrollRegion';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {'data-caption'?: string};

/** A table written in Markdown, in its own scroll area; plugins/table-captions supplies the caption. */
export default function MarkdownTable({'data-caption': caption = 'Table', children, ...props}: Props): ReactNode {
  return (
    <ScrollRegion label={caption} className={styles.area}>
      <table {...props} className={styles.table}>
        {/* Sighted readers get the same from the heading above. */}
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </ScrollRegion>
  );
}
