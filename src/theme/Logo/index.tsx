import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';

/** A molar from above with a compass needle. Inline SVG, so it needs no request and uses the site's color tokens. */
function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" display="block" fill="var(--pilot-accent-ink)" aria-hidden="true">
      <path
        fill="var(--pilot-accent)"
        d="M16 3.5A9.8 9.8 0 0 1 28.5 16 9.8 9.8 0 0 1 16 28.5 9.8 9.8 0 0 1 3.5 16 9.8 9.8 0 0 1 16 3.5Z"
      />
      <path d="M23.5 8.5 18.5 18.5 13.5 13.5Z" />
      <path fillOpacity="0.5" d="M8.5 23.5 13.5 13.5 18.5 18.5Z" />
    </svg>
  );
}

export default function Logo({imageClassName, titleClassName, ...link}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to="/" {...link}>
      <span className={imageClassName}>
        <Mark />
      </span>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
