import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Drawing, Pairs, Part} from '@site/plugins/figures';
import {ProblemIcon, QrCode} from './icons';
import styles from './styles.module.css';
import Track from './Track';

/** Draws a figure from its parts (plugins/figures). Only the stages of a track are links. */
export default function Picture({title, actions, picture}: Pick<Drawing, 'title' | 'actions' | 'picture'>): ReactNode {
  return (
    <>
      {title && (
        <div className={styles.bar}>
          <strong>{inline(title)}</strong>
          {actions && inline(actions)}
        </div>
      )}
      {picture.map((part, index) => (
        <OnePart key={index} {...part} />
      ))}
    </>
  );
}

function OnePart(part: Part): ReactNode {
  if (part.fields) return <Fields of={part.fields} />;
  if (part.form) return <Fields of={part.form} className={styles.form} />;
  if (part.totals) return <Fields of={part.totals} className={styles.totals} />;
  if (part.tabs) return <Tabs of={part.tabs} />;
  if (part.panel) return <Panel text={part.panel} />;
  if (part.comment) return <Panel text={part.comment} ground={styles.comment} />;
  if (part.message) return <Panel text={part.message} ground={styles.message} />;
  if (part.sunken) return <Panel text={part.sunken} ground={styles.sunken} />;
  if (part.table) return <Table of={part.table} caption={part.caption} total={part.total} />;
  if (part.flow) return <Flow of={part.flow} />;
  if (part.steps) return <Steps of={part.steps} />;
  return part.columns && <Columns of={part.columns} />;
}

function Columns({of}: {of: NonNullable<Part['columns']>}): ReactNode {
  return (
    <div className={styles.columns}>
      {of.map((column, index) => (
        <div key={index}>
          <Picture picture={'length' in column ? column : [column]} />
        </div>
      ))}
    </div>
  );
}

function Panel({text, ground}: {text: string; ground?: string}): ReactNode {
  return <div className={clsx(styles.panel, ground)}>{inline(text)}</div>;
}

/** The active tab is written `<open …>`. */
export function Tabs({of}: {of: readonly string[]}): ReactNode {
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

/** Values longer than this get the width of two. */
const LONG = 26;

export function Fields({of, className}: {of: Pairs; className?: string}): ReactNode {
  return (
    <dl className={clsx(styles.fields, className)}>
      {Object.entries(of).map(([label, value]) => (
        <div key={label} className={clsx(value.length > LONG && styles.long)}>
          <dt>{inline(label)}</dt>
          <dd>{inline(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const isMoney = (cell = '') => /^−?\$/.test(cell);
const withoutCallout = (text: string) => text.replace(CALLOUT, '').trim();

/**
 * A table whose first column names the row; `>` starts the selected one. Where a table of many columns has no room, each
 * row is a card with the columns' labels, and the first card has the callouts of the header.
 */
function Table({caption, total, of}: {caption?: string; total?: string; of: string}): ReactNode {
  const lines = of.trimEnd().split('\n');
  const [head = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const className = (column: number) => (rows.some((row) => isMoney(row[column])) ? styles.money : undefined);
  return (
    <table className={clsx(styles.table, total && styles.total, head.length > 3 && styles.cards)}>
      {caption && <caption>{inline(caption)}</caption>}
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={column} scope="col" className={className(column)}>
              {inline(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index} className={cells[0]?.startsWith('>') ? styles.selected : undefined}>
            {cells.map((cell, column) => {
              const Cell = column === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column}
                  scope={column === 0 ? 'row' : undefined}
                  className={cell === '' || cell === '—' ? styles.none : className(column)}
                  data-label={column > 0 ? withoutCallout(head[column] ?? '') : undefined}
                  data-callout={index === 0 ? letterOf(CALLOUT.exec(head[column] ?? '')?.[0]) : undefined}
                >
                  {inline(cell.replace(/^> ?/, ''))}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Left to right; top to bottom where there is no room. Boxes in one place are alternatives, or work in parallel. */
function Flow({of}: {of: NonNullable<Part['flow']>}): ReactNode {
  return (
    <div className={styles.flow}>
      {of.map((item, index) =>
        typeof item === 'string' ? (
          <span key={index} className={styles.arrow}>
            {inline(item.slice(2))}
          </span>
        ) : (
          <div key={index} className={styles.stack}>
            {Object.entries(item).map(([title, text]) => (
              <Box key={title} title={title} text={text} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

/** `<accent ③ Case>` is drawn on a background of that tone. */
function Box({title, text}: {title: string; text: string}): ReactNode {
  const {name, words} = unwrap(title);
  return (
    <div className={clsx(styles.box, name && `tone-${name}`)}>
      <strong>{inline(words)}</strong>
      {text && <p>{inline(text)}</p>}
    </div>
  );
}

/** `Pack #stage-2-pack-the-box` leads to that section of the page. */
function Steps({of}: {of: Pairs}): ReactNode {
  const steps = Object.entries(of).map(([title, text], index) => {
    const [name = '', section] = title.split(' #');
    return {tab: index + 1, name, text, to: section && `#${section}`};
  });
  return <Track stops={steps} />;
}

const TOKEN = /(<[^>]+>|[①-⑨])/;
const CALLOUT = /[①-⑨]/;

/** Callouts are letters because numbers are steps. */
function letterOf(callout?: string): string | undefined {
  return callout && String.fromCharCode('a'.charCodeAt(0) + callout.charCodeAt(0) - '①'.charCodeAt(0));
}

/** Styles for `<button Save>` and the like. `item` only separates words from the text around them. */
const looks: Readonly<Record<string, string | undefined>> = {
  badge: 'badge',
  good: 'badge tone-good',
  warn: 'badge tone-warn',
  bad: 'badge tone-bad',
  info: 'badge tone-info',
  button: styles.button,
  primary: clsx(styles.button, styles.primary),
  input: styles.input,
  shade: styles.shade,
  item: undefined,
};

/** `<accent ③ Case>` → `accent`, `③ Case`. */
function unwrap(text: string): {name?: string; words: string} {
  const [, name, words = text] = /^<(\w+) ?([^>]*)>$/.exec(text) ?? [];
  return {name, words};
}

/** Renders text with marks, such as `Case 10482 <info Live>`, and callouts. */
export function inline(text: string): ReactNode {
  return text.split(TOKEN).map((piece, index) => (index % 2 === 0 ? piece : <Mark key={index} {...unwrap(piece)} />));
}

function Mark({name, words}: {name?: string; words: string}): ReactNode {
  if (!name) return <mark className={styles.callout}>{letterOf(words)}</mark>;
  if (name === 'strong') return <strong>{words}</strong>;
  if (name === 'code') return <code>{words}</code>;
  if (name === 'icon') return <ProblemIcon problem={words} />;
  if (name === 'qr') return <QrCode />;
  return <span className={looks[name]}>{words}</span>;
}
