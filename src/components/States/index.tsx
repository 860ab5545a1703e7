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
  /** The arrows in words, for readers who can't see them. */
  description: string;
  /** For wide screens, and for phones (plugins/model-components/diagram.ts). */
  diagrams?: readonly [wide: Diagram, upright: Diagram];
  statuses: FactTableProps;
} & Pick<FactTableProps, 'count' | 'named'>;

/** A lifecycle: a diagram of the statuses in the colors of their chips, and the same as a table. */
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
        <Drawn {...diagrams![0]} className={styles.wide} />
        <Drawn {...diagrams![1]} className={styles.upright} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const [BOX_HEIGHT, LINE_HEIGHT] = [34, 15];
/** Distance from the middle of a line of text to its baseline. */
const BASELINE = 4;

/** The background of a label, which interrupts the arrow. */
const behind = ({lines, x, y, width}: Diagram['arrows'][number]['label']): string =>
  `M${x - width / 2} ${y}h${width}v${lines.length * LINE_HEIGHT}h${-width}z`;

function Drawn({width, height, boxes, arrows, className}: Diagram & {className?: string}): ReactNode {
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {arrows.map(({path}) => (
        <path key={path} d={path} />
      ))}
      <path className={styles.behind} d={arrows.map(({label}) => behind(label)).join('')} />
      {arrows.map(({path, label: {lines, x, y}}) =>
        lines.map((line, index) => (
          <text key={path + line} x={x} y={y + (index + 0.5) * LINE_HEIGHT + BASELINE}>
            {line}
          </text>
        )),
      )}
      {boxes.map((box) => (
        <g key={box.name} className={box.tone && `tone-${box.tone}`}>
          <rect x={box.x} y={box.y} width={box.width} height={BOX_HEIGHT} rx="8" />
          <text x={box.x + box.width / 2} y={box.y + BOX_HEIGHT / 2 + BASELINE}>
            {box.name}
          </text>
        </g>
      ))}
    </svg>
  );
}
