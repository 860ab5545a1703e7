import clsx from 'clsx';
import {Children, Fragment, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import styles from '../styles.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'accent';

const FIRST_CALLOUT = '①'.charCodeAt(0);
const FIRST_LETTER = 'a'.charCodeAt(0);

/** Draws each ①, ②… of a text as a callout: a letter, since numbers are steps, that the list below explains. */
export function withCallouts(content: ReactNode): ReactNode {
  return Children.map(content, (part) => {
    if (isValidElement<PropsWithChildren>(part) && part.type === Fragment) return withCallouts(part.props.children);
    if (typeof part !== 'string') return part;
    return part.split(/([①-⑨])/).map((piece, index) =>
      index % 2 === 0 ? (
        piece
      ) : (
        <mark key={piece} className={styles.callout}>
          {String.fromCharCode(FIRST_LETTER + piece.charCodeAt(0) - FIRST_CALLOUT)}
        </mark>
      ),
    );
  });
}

/** A status or a tag. */
export function Badge({tone, children}: {tone?: Tone; children: ReactNode}) {
  return <span className={clsx(styles.badge, tone && styles[tone])}>{children}</span>;
}

export function Button({primary, children}: {primary?: true; children: ReactNode}) {
  return <span className={clsx(styles.button, primary && styles.primary)}>{children}</span>;
}

/** A field as it stands in a form or a filter bar. */
export function Input({children}: {children: ReactNode}) {
  return <span className={styles.input}>{children}</span>;
}
