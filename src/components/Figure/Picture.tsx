import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Drawing, Pairs, Part} from '@site/plugins/figures';
import {ProblemIcon, QrCode} from './icons';
import styles from './styles.module.css';

/** Draws a figure from its parts (plugins/figures). Nothing in it can be pressed. */
export default function Picture({title, actions, picture}: Pick<Drawing, 'title' | 'actions' | 'picture'>): ReactNode {
  return (
    <>
      {title && (
        <div className={styles.bar}>
          <strong>{inline(title)}</strong>
          {actions && <span>{inline(actions)}</span>}
        </div>
      )}
      {parts(picture)}
    </>
  );
}

const parts = (picture: readonly Part[]) => picture.map((part, index) => <OnePart key={index} {...part} />);

function OnePart({fields, numbers, form, tabs, table, flow, columns, ...grounds}: Omit<Part, 'steps'>): ReactNode {
  if (fields) return <Fields of={fields} />;
  if (numbers) return <Fields of={numbers} className={styles.numbers} />;
  if (form) return <Fields of={form} className={styles.form} />;
  if (tabs) return <Tabs of={tabs} />;
  if (table) return <Table of={table} />;
  if (flow) return <Flow of={flow} />;
  if (columns) {
    const drawn = columns.map((picture, index) => <div key={index}>{parts(picture)}</div>);
    return <div className={`columns ${styles.columns}`}>{drawn}</div>;
  }
  return Object.entries(grounds).map(([ground, text]) => (
    <div key={ground} className={clsx(styles.panel, ground !== 'panel' && `tone-${ground}`)}>
      {inline(text)}
    </div>
  ));
}

/** The active tab is written `<open …>`. */
function Tabs({of}: {of: readonly string[]}): ReactNode {
  return (
    <ul className={`bare ${styles.tabs}`}>
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

function Fields({of, className}: {of: Pairs; className?: string}): ReactNode {
  return (
    <dl className={clsx('columns', styles.fields, className)}>
      {Object.entries(of).map(([label, value]) => (
        <div key={label} className={clsx(value.length > LONG && styles.long)}>
          <dt>{inline(label)}</dt>
          <dd>{inline(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A table whose first column names the row; `>` starts the selected row, and `=` a total. On a phone, a column that says
 * the same in every row is left out. Where the others have no room, rows are lists with the names of the columns, in
 * the first one with their callouts. A table of marks, such as ✓, always has room.
 */
function Table({of}: {of: string}): ReactNode {
  const lines = of.trimEnd().split('\n');
  const [head = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const has = (column: number, what: RegExp) => rows.some((row) => what.test(row[column] ?? ''));
  const isCount = (column: number) => column > 0 && rows.every((row) => COUNT.test(row[column] ?? ''));
  const labelOf = (column: number, row: number) =>
    head[column]?.replace(CALLOUT, (callout) => (row === 0 ? `(${letterOf(callout)})` : '')).trim();
  const isRepeated = (column: number) =>
    rows.length > 2 && !CALLOUT.test(head[column]!) && rows.every((row) => row[column] === rows[0]![column]);
  const look = (column: number) => {
    const isAmount = has(column, /^−?\$/) || isCount(column);
    const content = isAmount ? 'amount' : has(column, DATE) && 'nowrap';
    return clsx(content, isRepeated(column) && styles.repeated) || undefined;
  };
  const widths = head.map((title, column) =>
    isRepeated(column) ? 0 : Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(leastWidth)),
  );
  const hasRoom = head.length < 4 || widths.reduce((sum, width) => sum + width) < PHONE;
  const isOfMarks = rows.every(([, ...cells]) => cells.every((cell) => cell.length < 2));
  return (
    <table className={clsx(styles.table, isOfMarks && styles.marks, !hasRoom && !isOfMarks && 'stacks')}>
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={column} scope="col" className={look(column)}>
              {isOfMarks ? <span>{inline(title)}</span> : inline(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], row) => (
          <tr key={row} className={clsx(name.startsWith('>') && 'selected', name.startsWith('=') && 'total')}>
            <th scope="row" className={look(0)} data-label={labelOf(0, row)}>
              {inline(name.replace(/^[>=] /, ''))}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className={look(index + 1)} data-label={labelOf(index + 1, row)}>
                {cell && inline(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How much of the width of a phone a column needs for this cell, in characters. */
function leastWidth(cell: string): number {
  const words = DATE.test(cell) ? [cell] : unmarked(cell).split(' ');
  const longest = Math.max(...words.map((word) => word.length));
  const around = (cell.includes('<') ? 2.5 : 0) + (CALLOUT.test(cell) ? 3.5 : 0);
  return longest + around + 2.5;
}

const unmarked = (text: string): string => text.replaceAll(/<\w+ ?|[>①-⑨]/g, '').trim();

/** On the smallest one, in characters. */
const PHONE = 38;

/** Boxes in one place are alternatives, or work in parallel. The arrow before them stays with them in a new line. */
function Flow({of}: {of: NonNullable<Part['flow']>}): ReactNode {
  return (
    <div className={styles.flow}>
      {of.map((item, index) => {
        const before = of[index - 1];
        if (typeof item === 'string') return undefined;
        return (
          <div key={index} className={styles.stop}>
            {typeof before === 'string' && <span className={styles.arrow}>{before.slice(2)}</span>}
            <div className={styles.stack}>
              {Object.entries(item).map(([title, text]) => (
                <Box key={title} title={title} text={text} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** `<info ③ Case>` is drawn on a background of that tone. */
function Box({title, text}: {title: string; text: string}): ReactNode {
  const {name, words} = unwrap(title);
  return (
    <div className={name && `tone-${name}`}>
      <strong>{inline(words)}</strong>
      {text && <p>{inline(text)}</p>}
    </div>
  );
}

const TOKEN = /(<[^>]+>|[①-⑨])/;
const CALLOUT = /[①-⑨]/;
/** How many, or a share. A longer number is a name. */
const COUNT = /^(?:−?[\d.]{1,4}%?)?$/;
/** Mar 10, or Mon Mar 10. */
const DATE = /^(?:[A-Z][a-z]{2} ){1,2}\d/;

/** Callouts are letters because numbers are steps. */
function letterOf(callout: string): string {
  return String.fromCharCode('a'.charCodeAt(0) + callout.charCodeAt(0) - '①'.charCodeAt(0));
}

/** Styles for `<button Save>` and the like. */
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
};

/** `<info ③ Case>` → `info`, `③ Case`. */
function unwrap(text: string): {name?: string; words: string} {
  const [, name, words = text] = /^<(\w+) ?([^>]*)>$/.exec(text) ?? [];
  return {name, words};
}

/** Renders text with marks, such as `Case 10482 <info Live>`, and callouts, which stay with the word that they explain. */
function inline(text: string): ReactNode {
  const joined = text.replaceAll(/ (?=[①-⑨])|(?<=^[①-⑨]) /g, '\u00A0');
  return joined.split(TOKEN).map((piece, index) => (index % 2 === 0 ? piece : <Mark key={index} {...unwrap(piece)} />));
}

function Mark({name, words}: {name?: string; words: string}): ReactNode {
  if (!name) return <b className={styles.callout}>{letterOf(words)}</b>;
  if (name === 'strong') return <strong>{words}</strong>;
  if (name === 'icon') return <ProblemIcon problem={words} />;
  if (name === 'qr') return <QrCode />;
  return <span className={looks[name]}>{words}</span>;
}
