import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** A link to the row it stands in; `id` is the row's own. Other pages may link to it. */
export default function RowAnchor({id, name}: {id: string; name: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <a className={styles.anchor} href={`#${id}`} aria-label={`Link to ${name}`} data-search="skip">
      #
    </a>
  );
}
