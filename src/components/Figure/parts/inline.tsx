import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from '../styles.module.css';
import {ProblemIcon} from './ProblemIcon';
import {QrCode} from './QrCode';

const TOKEN = /(<[^>]+>|[①-⑨])/;
const FIRST_CALLOUT = '①'.charCodeAt(0);
const FIRST_LETTER = 'a'.charCodeAt(0);

/** Styles for `<button Save>` and the like. `item` only separates words from the text around them. */
const looks: Readonly<Record<string, string | undefined>> = {
  badge: styles.badge,
  good: clsx(styles.badge, 'tone-good'),
  warn: clsx(styles.badge, 'tone-warn'),
  bad: clsx(styles.badge, 'tone-bad'),
  info: clsx(styles.badge, 'tone-info'),
  button: styles.button,
  primary: clsx(styles.button, styles.primary),
  input: styles.input,
  item: undefined,
};

/** `<accent ③ Case>` → `accent`, `③ Case`. */
export function unwrap(text: string): {name?: string; words: string} {
  const [, name, words = text] = /^<(\w+) ?([^>]*)>$/.exec(text) ?? [];
  return {name, words};
}

/**
 * Renders text with marks, such as `Case 10482 <info Live>`, and callouts. Callouts are letters because numbers are
 * steps.
 */
export function inline(text: string): ReactNode {
  return text.split(TOKEN).map((piece, index) => (index % 2 === 0 ? piece : <Mark key={index} {...unwrap(piece)} />));
}

function Mark({name, words}: {name?: string; words: string}): ReactNode {
  if (!name) {
    const letter = String.fromCharCode(FIRST_LETTER + words.charCodeAt(0) - FIRST_CALLOUT);
    return <mark className={styles.callout}>{letter}</mark>;
  }
  if (name === 'strong') return <strong>{words}</strong>;
  if (name === 'code') return <code>{words}</code>;
  if (name === 'icon') return <ProblemIcon problem={words} />;
  if (name === 'qr') return <QrCode />;
  return <span className={looks[name]}>{words}</span>;
}
