import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The patient's right half of the upper arch, in millimeters: center, rotation, width along the arch, depth. */
const rightHalf = [
  {number: 1, x: -31, y: 1.6, turn: -91, width: 8.5, depth: 10},
  {number: 2, x: -30.6, y: -7.6, turn: -84, width: 9, depth: 11},
  {number: 3, x: -28.8, y: -17.5, turn: -75, width: 10, depth: 11},
  {number: 4, x: -25.8, y: -26, turn: -66, width: 7, depth: 9},
  {number: 5, x: -22.3, y: -32.6, turn: -58, width: 7, depth: 9},
  {number: 6, x: -17.6, y: -38.7, turn: -46, width: 7.5, depth: 8},
  {number: 7, x: -11.8, y: -43.4, turn: -32, width: 6.5, depth: 6.5},
  {number: 8, x: -4.5, y: -46.5, turn: -12, width: 8.5, depth: 7},
] as const;

type Tooth = {number: number; x: number; y: number; turn: number; width: number; depth: number};

const LAST_UPPER_TOOTH = 16;

const upperArch: readonly Tooth[] = rightHalf.flatMap((tooth) => [
  tooth,
  {...tooth, number: LAST_UPPER_TOOTH + 1 - tooth.number, x: -tooth.x, turn: -tooth.turn},
]);

/** Attributes rather than styles, which every page would load. */
const LOOKS = {
  crowned: {number: {fill: 'var(--pilot-accent-ink)', fontWeight: 'bold'}, tooth: {fill: 'var(--pilot-accent)'}},
  missing: {number: {}, tooth: {fill: 'none', strokeDasharray: 1}},
} as const;

type Props = {
  /** The numbers of teeth that look special, and how. */
  special: readonly number[];
  look: keyof typeof LOOKS;
  /** Text for readers who can't see it. */
  label: string;
  /** What is written inside the arch. */
  children: ReactNode;
};

/** The upper arch seen from below, with Universal numbering. */
export default function ToothChart({special, look, label, children}: Props): ReactNode {
  return (
    <svg
      className={styles.chart}
      viewBox="-38 -52 76 62"
      fill="currentColor"
      fontSize="3.2"
      strokeWidth="0.35"
      textAnchor="middle"
      role="img"
      aria-label={label}
    >
      {upperArch.map(({number, x, y, turn, width, depth}) => (
        <g key={number} {...(special.includes(number) && LOOKS[look].number)}>
          <rect
            x={x - width / 2}
            y={y - depth / 2}
            width={width}
            height={depth}
            rx="2.5"
            transform={`rotate(${turn} ${x} ${y})`}
            stroke="var(--pilot-line-strong)"
            fill="var(--pilot-surface-raised)"
            {...(special.includes(number) && LOOKS[look].tooth)}
          />
          <text x={x} y={y + 1.1}>
            {number}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}

/** A large number inside the arch. */
export function ChartTitle({y, size, children}: {y: number; size: number; children: ReactNode}): ReactNode {
  return (
    <text fontFamily="var(--pilot-font-title)" fontWeight="600" y={y} fontSize={size}>
      {children}
    </text>
  );
}
