import type {ReactNode} from 'react';
import {Flow, Steps, Tree} from './parts/flow';
import {Fields, Panel, Tabs, Window} from './parts/screen';
import {Table} from './parts/Table';
import styles from './styles.module.css';
import type {Drawing, Part} from '@site/plugins/figures/drawing';

/** Draws a figure. Nothing in it is interactive. */
export default function Picture({title, actions, picture}: Pick<Drawing, 'title' | 'actions' | 'picture'>): ReactNode {
  if (!title) return <Parts of={picture} />;
  return (
    <Window title={title} actions={actions}>
      <Parts of={picture} />
    </Window>
  );
}

function Parts({of}: {of: readonly Part[]}): ReactNode {
  return of.map((part, index) => <OnePart key={index} {...part} />);
}

function OnePart(part: Part): ReactNode {
  if (part.fields) return <Fields of={part.fields} />;
  if (part.form) return <Fields of={part.form} form />;
  if (part.tabs) return <Tabs of={part.tabs} />;
  if (part.panel) return <Panel text={part.panel} />;
  if (part.comment) return <Panel text={part.comment} ground="comment" />;
  if (part.message) return <Panel text={part.message} ground="message" />;
  if (part.sunken) return <Panel text={part.sunken} ground="sunken" />;
  if (part.table) return <Table of={part.table} caption={part.caption} total={part.total} />;
  if (part.flow) return <Flow of={part.flow} />;
  if (part.steps) return <Steps of={part.steps} />;
  if (part.tree) return <Tree of={part.tree} />;
  return part.columns && <Columns of={part.columns} />;
}

function Columns({of}: {of: NonNullable<Part['columns']>}): ReactNode {
  return (
    <div className={styles.columns}>
      {of.map((column, index) =>
        'length' in column ? (
          <div key={index}>
            <Parts of={column} />
          </div>
        ) : (
          <OnePart key={index} {...column} />
        ),
      )}
    </div>
  );
}
