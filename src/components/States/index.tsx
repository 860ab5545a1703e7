import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Diagram} from '@site/plugins/model-components/diagram';
import FactTable, {type FactTableProps} from '../FactTable';
import styles from '../Figure/styles.module.css';

export type StatesProps = {
  title: string;
  /** The status that everything starts with. */
  first: string;
  /** The arrows in words, for readers who can't see them. */
  description: string;
  /** For wide screens, and for phones (plugins/model-components/diagram.ts). */
  diagrams: readonly [wide: Diagram, upright: Diagram];
  statuses: FactTableProps;
} & Pick<FactTableProps, 'count' | 'named'>;

/** A lifecycle: a diagram of the statuses in the colors of their chips, and the same as a table. */
export default function States({title, first, description, diagrams, statuses, count, named}: StatesProps): ReactNode {
  const [wide, upright] = diagrams;
  return (
    <>
      <figure className={styles.figure}>
        <div
          role="img"
          aria-label={`${title}. ${description} The table below has the same information.`}
          className={clsx(styles.drawing, styles.states)}
        >
          <Drawn {...wide} className={styles.wide} />
          <Drawn {...upright} className={styles.upright} />
        </div>
        <figcaption>The first is {first}.</figcaption>
      </figure>
      <FactTable {...statuses} count={count} named={named} />
    </>
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
