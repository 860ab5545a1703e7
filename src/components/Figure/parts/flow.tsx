import clsx from 'clsx';
import type {ReactNode} from 'react';
import tones from '../styles.module.css';
import styles from './flow.module.css';
import {withCallouts, type Tone} from './marks';

/** Boxes and arrows from left to right; from top to bottom where there is no room. */
export function Flow({children}: {children: ReactNode}) {
  return <div className={styles.flow}>{children}</div>;
}

/** Boxes at the same point of a flow: alternatives, or work in parallel. */
export function Stack({children}: {children: ReactNode}) {
  return <div className={styles.stack}>{children}</div>;
}

export function Box({title, tone, children}: {title: ReactNode; tone?: Tone; children?: ReactNode}) {
  return (
    <div className={clsx(styles.box, tone && tones[tone])}>
      <strong>{withCallouts(title)}</strong>
      {children && <p>{withCallouts(children)}</p>}
    </div>
  );
}

/** The label says what leads from one box to the next. `both` points both ways. */
export function Arrow({children, both}: {children?: ReactNode; both?: true}) {
  return <span className={clsx(styles.arrow, both && styles.both)}>{withCallouts(children)}</span>;
}

type StepsProps = {
  of: readonly {title: ReactNode; text?: ReactNode; tone?: Tone}[];
};

/** A chain too long for one row. */
export function Steps({of}: StepsProps) {
  return (
    <ol className={styles.steps}>
      {of.map(({title, text, tone}, index) => (
        <li key={index} className={tone && tones[tone]}>
          <strong>{withCallouts(title)}</strong>
          {text && <p>{withCallouts(text)}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Groups and what belongs to each. */
export function Tree({of}: {of: readonly (readonly [ReactNode, readonly ReactNode[]])[]}) {
  return (
    <ul className={styles.tree}>
      {of.map(([group, members], index) => (
        <li key={index}>
          <strong>{withCallouts(group)}</strong>
          <ul>
            {members.map((member, position) => (
              <li key={position}>{withCallouts(member)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
