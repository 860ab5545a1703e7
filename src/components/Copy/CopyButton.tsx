import type {ReactNode} from 'react';
import clsx from 'clsx';
import {SERVED} from '@site/src/start-on-intent/protocol';
import styles from './styles.module.css';

const served = {[SERVED.copy]: ''};

/** Copies the code beside it; src/start-on-intent/copy.ts does so, before the application runs and after. */
export default function CopyButton({className}: {className: string | undefined}): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, className)} {...served}>
      <span>Copy</span>
    </button>
  );
}
