import type {ReactNode} from 'react';
import clsx from 'clsx';
import {SERVED} from '@site/src/start-on-intent/protocol';
import styles from './styles.module.css';

const served = {[SERVED.copy]: ''};

/** Copies the code next to it; src/start-on-intent/copy.ts handles the click, both before and after hydration. */
export default function CopyButton({className}: {className: string | undefined}): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, className)} {...served}>
      <span>Copy</span>
    </button>
  );
}
