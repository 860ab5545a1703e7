import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Diagram, DiagramArrow, DiagramBox} from '@site/plugins/model-components/diagram';
import FactTable, {type FactTableProps} from '../FactTable';
import ScrollRegion from '../ScrollRegion';
import styles from './styles.module.css';

export type StatesProps = {
  title: string;
  /** The diagram in words, for readers who can't see it. */
  description: string;
  diagram: Diagram;
  statuses: FactTableProps;
  /** Collapses the table: "5 statuses, 9 changes". */
  count?: string;
};

/** A diagram wider than this, in pixels, shrinks a little before it scrolls. */
const SCALES_FROM = 640;

/** A lifecycle: a diagram of the statuses, and the same as a table. */
export default function States({title, description, diagram, statuses, count}: StatesProps): ReactNode {
  const [titleId, descriptionId] = [useId(), useId()];
  const {width, height, boxes, arrows} = diagram;
  return (
    <>
      <figure className={styles.figure}>
        <ScrollRegion label={title}>
          <svg
            className={clsx(styles.diagram, width > SCALES_FROM && styles.wide)}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            role="img"
            aria-labelledby={`${titleId} ${descriptionId}`}
          >
            <title id={titleId}>{title}</title>
            <desc id={descriptionId}>{description}</desc>
            {arrows.map(({path, head}) => (
              <g key={path}>
                <path className={styles.line} d={path} />
                <path className={styles.head} d={head} />
              </g>
            ))}
            {arrows.map((arrow) => (
              <ArrowLabel key={arrow.path} {...arrow} />
            ))}
            {boxes.map((box) => (
              <StatusBox key={box.name} {...box} />
            ))}
          </svg>
        </ScrollRegion>
        <figcaption>{title}</figcaption>
      </figure>
      <FactTable {...statuses} count={count} />
    </>
  );
}

const LINE_HEIGHT = 15;
/** Distance from the middle of a line of text to its baseline. */
const BASELINE = 4;

function ArrowLabel({label, x, y}: DiagramArrow): ReactNode {
  const first = y + BASELINE - ((label.length - 1) * LINE_HEIGHT) / 2;
  return (
    <text className={styles.label}>
      {label.map((line, index) => (
        <tspan key={line} x={x} y={first + index * LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function StatusBox({name, kind, x, y, width, height}: DiagramBox): ReactNode {
  return (
    <g className={styles[kind]}>
      <rect className={styles.box} x={x} y={y} width={width} height={height} rx={8} />
      {kind === 'final' && (
        <rect className={styles.inner} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />
      )}
      <text className={styles.name} x={x + width / 2} y={y + height / 2 + BASELINE}>
        {name}
      </text>
    </g>
  );
}
