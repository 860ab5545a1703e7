import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Diagram} from '@site/plugins/model-components/diagram';
import FactTable, {type FactTableProps} from '../FactTable';
import styles from '../Figure/styles.module.css';

export type StatesProps = {
  title: string;
  /** How it moves, and with which status it starts. */
  caption: string;
  /** Only the diagram, or only the table; both if the page doesn't say. */
  part?: 'diagram' | 'table';
  /** The arrows of the diagram in words, for readers who can't see them. */
  description: string;
  /** For wide screens, and for phones (plugins/model-components/diagram.ts). */
  diagrams?: readonly [wide: Diagram, upright: Diagram];
  statuses: FactTableProps;
} & Pick<FactTableProps, 'count' | 'named'>;

/** A lifecycle: how the statuses usually follow each other, in the colors of their chips, and every change as a table. */
export default function States({part, statuses, count, named, ...lifecycle}: StatesProps): ReactNode {
  return (
    <>
      {part !== 'table' && <Lifecycle {...lifecycle} />}
      {part !== 'diagram' && <FactTable {...statuses} count={count} named={named} />}
    </>
  );
}

function Lifecycle({title, caption, description, diagrams}: Omit<StatesProps, 'statuses'>): ReactNode {
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={`${title}. ${description}`} className={clsx(styles.drawing, styles.states)}>
        {diagrams!.map((diagram) => (
          <Drawn key={diagram.width} {...diagram} />
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const LINE = {fill: 'none', stroke: 'var(--pilot-line-strong)'};

/** Styled by attributes instead of a style sheet, so that pages without a diagram don't load its styles. */
function Drawn({width, height, boxes, arrows, gaps, labels}: Diagram): ReactNode {
  const size = {width, height, viewBox: `0 0 ${width} ${height}`};
  return (
    <svg {...size} fill="currentColor" fontSize="13" strokeWidth="1.5" textAnchor="middle">
      <path d={arrows.other} {...LINE} />
      <path d={arrows.usual} {...LINE} stroke="currentColor" strokeWidth="2.5" />
      <path d={gaps} fill="var(--pilot-surface-raised)" />
      {labels.map(({text, ...place}, index) => (
        <text key={index} {...place}>
          {text}
        </text>
      ))}
      {boxes.map(({name, tone, ...place}) => (
        <g key={name} className={tone && `tone-${tone}`} fontWeight="600">
          <rect {...place} rx="8" fill="var(--tone-soft, var(--pilot-surface-raised))" stroke="currentColor" />
          <text x={place.x + place.width / 2} y={place.y + 21}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
