import type {ReactNode} from 'react';
import Picture from '@site/src/components/Figure/Picture';
import figure from '@site/src/components/Figure/styles.module.css';
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

/** Teeth of the worked example. */
const crowned = new Set([8, 9]);

function ToothShape({number, x, y, turn, width, depth}: Tooth): ReactNode {
  return (
    <g className={crowned.has(number) ? styles.crowned : undefined}>
      <rect
        x={x - width / 2}
        y={y - depth / 2}
        width={width}
        height={depth}
        rx="2.5"
        transform={`rotate(${turn} ${x} ${y})`}
      />
      <text x={x} y={y + 1.1}>
        {number}
      </text>
    </g>
  );
}

/** Tooth chart of the case that every page uses: upper arch seen from below, Universal numbering. */
function ToothChart(): ReactNode {
  return (
    <svg
      className={styles.chart}
      viewBox="-38 -52 76 62"
      fontSize="3.2"
      role="img"
      aria-label="Tooth chart of case 10482: zirconia crowns on teeth 8 and 9, shade A2, due March 12"
    >
      {upperArch.map((tooth) => (
        <ToothShape key={tooth.number} {...tooth} />
      ))}
      <text y="-20" fontSize="6" fontWeight="bold">
        10482
      </text>
      <text y="-14">Zirconia Crown × 2</text>
      <text y="-9.5">Shade A2, stump ND2</text>
      <text y="-5">Due Mar 12</text>
    </svg>
  );
}

/** The case page of the worked example as a lab sees it, drawn like the figures on other pages. */
export default function CasePage(): ReactNode {
  const fields = {
    Doctor: 'Dr. Amelia Ortiz',
    Office: 'Bright Smiles Dental',
    Location: 'Ceramics',
    Received: 'Mon Mar 3',
    Ships: 'Mon Mar 10',
    'Due at the office': 'Wed Mar 12',
  };
  const tabs = ['<open Line items>', 'Production', 'Files', 'Activity'];
  return (
    <figure className={figure.figure} aria-label="A drawing of the case page">
      <div className={figure.drawing} data-search="skip">
        <Picture title="Case 10482 <info Live>" picture={[{fields}, {tabs}]} />
        <ToothChart />
      </div>
    </figure>
  );
}
