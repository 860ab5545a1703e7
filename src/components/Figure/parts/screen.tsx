import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from '../styles.module.css';
import type {Pairs} from '@site/plugins/figures/drawing';
import {inline, unwrap} from './inline';

export function Window({title, actions, children}: {title: string; actions?: string; children: ReactNode}) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <strong>{inline(title)}</strong>
        {actions && inline(actions)}
      </div>
      {children}
    </div>
  );
}

export function Panel({text, ground}: {text: string; ground?: 'comment' | 'message' | 'sunken'}) {
  return <div className={clsx(styles.panel, ground && styles[ground])}>{inline(text)}</div>;
}

/** The active tab is written `<open …>`. */
export function Tabs({of}: {of: readonly string[]}) {
  return (
    <ul className={styles.tabs}>
      {of.map(unwrap).map(({name, words}) => (
        <li key={words} className={name && styles.open}>
          {inline(words)}
        </li>
      ))}
    </ul>
  );
}

export function Fields({of, form}: {of: Pairs; form?: true}) {
  return (
    <dl className={clsx(form && styles.form)}>
      {Object.entries(of).map(([label, value]) => (
        <div key={label}>
          <dt>{inline(label)}</dt>
          <dd>{inline(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
