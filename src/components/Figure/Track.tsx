import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Stop = {
  /** A number or an icon. */
  tab: ReactNode;
  name: string;
  text: string;
  to?: string;
};

/**
 * Stages in their order, drawn as a shade guide: they hang from a bar like its tabs, lightest first. The bar is vertical
 * where there is no room. A stage with an address is a link as a whole.
 */
export default function Track({stops}: {stops: readonly Stop[]}): ReactNode {
  return (
    <ol className={styles.track}>
      {stops.map(({tab, name, text, to}) => (
        <li key={name}>
          <span className={styles.tab}>{tab}</span>
          {to ? <Link to={to}>{name}</Link> : <strong>{name}</strong>}
          <small>{text}</small>
        </li>
      ))}
    </ol>
  );
}
