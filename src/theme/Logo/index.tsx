import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import styles from './styles.module.css';

/** A molar from above whose fissures are a compass rose. Drawn in place: no request, and the tokens color it. */
function Mark(): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path className={styles.molar} d="M16 3.5A10 10 0 0 1 28.5 16 10 10 0 0 1 16 28.5 10 10 0 0 1 3.5 16 10 10 0 0 1 16 3.5Z" />
      <path className={styles.rose} d="M16 7c.6 6.6 1.9 8.2 7.5 9-5.6.6-6.9 1.9-7.5 7.5-.6-5.6-1.9-6.9-7.5-7.5 5.6-.8 6.9-2.4 7.5-9Z" />
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
