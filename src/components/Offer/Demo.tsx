import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useIdentity} from '../Home/useIdentity';

/** The one thing to do for a reader who is choosing a system; left out if the identity has no address for it. */
export default function Demo(): ReactNode {
  const {demo} = useIdentity();
  return (
    demo && (
      <Link className="button" to={demo}>
        Request a demo
      </Link>
    )
  );
}
