import type {ReactNode} from 'react';

/** Replaces @docusaurus/Link, which needs a running site. */
export default function Link({to, href, children}: {to?: string; href?: string; children: ReactNode}): ReactNode {
  return <a href={to ?? href}>{children}</a>;
}
