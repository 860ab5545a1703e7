import Link from '@docusaurus/core/lib/client/exports/Link';
import type {ComponentProps} from 'react';

/** The generator's link gives links to other sites a target unless a property says otherwise, even `undefined`. */
export default function SameTabLink(props: ComponentProps<typeof Link>) {
  return <Link target={undefined} {...props} />;
}
