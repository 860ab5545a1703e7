import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useIdentity} from '../Home/useIdentity';
import styles from './styles.module.css';

/**
 * The one thing to do for a reader who is choosing a system, and the links that go with it, in a row. The button is left
 * out if the identity has no address for it.
 */
export default function Demo({children}: {children?: ReactNode}): ReactNode {
  const {demo} = useIdentity();
  return (
    <p className={`pair ${styles.ways}`}>
      {demo && (
        <Link className="button" to={demo}>
          Request a demo
        </Link>
      )}{' '}
      <span className="in-line">{children}</span>
    </p>
  );
}
