import clsx from 'clsx';
import type {Part, Pairs} from '@site/plugins/figures/drawing';
import styles from './flow.module.css';
import {inline, unwrap} from './inline';

type Of<Kind extends 'flow' | 'steps' | 'tree'> = {of: NonNullable<Part[Kind]>};

/** Left to right; top to bottom where there is no room. */
export function Flow({of}: Of<'flow'>) {
  return (
    <div className={styles.flow}>
      {of.map((item, index) =>
        typeof item === 'string' ? <Arrow key={index} text={item} /> : <Boxes key={index} of={item} />,
      )}
    </div>
  );
}

function Arrow({text}: {text: string}) {
  return <span className={clsx(styles.arrow, text.startsWith('⇄') && styles.both)}>{inline(text.slice(2))}</span>;
}

/** Several boxes are alternatives, or work in parallel. */
function Boxes({of}: {of: Pairs}) {
  const boxes = Object.entries(of).map(([title, text]) => (
    <div key={title} className={clsx(styles.box, toneOf(title))}>
      <Titled title={title} text={text} />
    </div>
  ));
  return boxes.length > 1 ? <div className={styles.stack}>{boxes}</div> : boxes;
}

/** `<accent ③ Case>` is drawn on a background of that tone. */
function toneOf(title: string): string | undefined {
  const {name} = unwrap(title);
  return name && `tone-${name}`;
}

function Titled({title, text}: {title: string; text: string}) {
  return (
    <>
      <strong>{inline(unwrap(title).words)}</strong>
      {text && <p>{inline(text)}</p>}
    </>
  );
}

export function Steps({of}: Of<'steps'>) {
  return (
    <ol className={styles.steps}>
      {Object.entries(of).map(([title, text]) => (
        <li key={title} className={toneOf(title)}>
          <Titled title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}

export function Tree({of}: Of<'tree'>) {
  return (
    <ul className={styles.tree}>
      {Object.entries(of).map(([group, members]) => (
        <li key={group}>
          <strong>{inline(group)}</strong>
          <ul>
            {members.map((member) => (
              <li key={member}>{inline(member)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
