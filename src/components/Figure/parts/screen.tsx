import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from '../styles.module.css';
import {withCallouts} from './marks';

type WindowProps = {
  /** Where the screen is: a menu path, or the record that is open. */
  title: ReactNode;
  /** Buttons at the end of the title bar. */
  actions?: ReactNode;
  children: ReactNode;
};

export function Window({title, actions, children}: WindowProps) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <strong>{withCallouts(title)}</strong>
        {withCallouts(actions)}
      </div>
      {children}
    </div>
  );
}

/** A row of buttons, filters or badges, or a block of text. */
export function Panel({children, paper}: {children: ReactNode; paper?: 'comment' | 'message' | 'sunken'}) {
  return <div className={clsx(styles.panel, paper && styles[paper])}>{withCallouts(children)}</div>;
}

/** Parts beside each other that stand below each other on a narrow screen. */
export function Columns({children}: {children: ReactNode}) {
  return <div className={styles.columns}>{children}</div>;
}

export function Tabs({of, open}: {of: readonly ReactNode[]; open: number}) {
  return (
    <ul className={styles.tabs}>
      {of.map((tab, index) => (
        <li key={index} className={index === open ? styles.open : undefined}>
          {withCallouts(tab)}
        </li>
      ))}
    </ul>
  );
}

type FieldsProps = {
  of: readonly (readonly [ReactNode, ReactNode])[];
  /** Draws the values as fields that can be filled in. */
  form?: true;
};

export function Fields({of, form}: FieldsProps) {
  return (
    <dl className={clsx(form && styles.form)}>
      {of.map(([label, value], index) => (
        <div key={index}>
          <dt>{withCallouts(label)}</dt>
          <dd>{withCallouts(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
