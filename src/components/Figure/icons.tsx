const shapes = {
  truck:
    'M1 3h8v8H1zm8 3h3l2 2.5V11H9M2.6 12a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0m7 0a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0',
  box: 'm2 5 6-3 6 3v7l-6 3-6-3zl6 3 6-3M8 8v7',
  plus: 'M8 2v12M2 8h12',
  gear: 'M3.5 8a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M8 1v2.5m0 9V15M1 8h2.5m9 0H15M3 3l1.8 1.8m6.4 6.4L13 13m0-10-1.8 1.8m-6.4 6.4L3 13',
  shield: 'm8 1 6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z',
} as const;

const marks = {
  clock: 'M17 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0m4-2v2l1.5 1',
  exclamation: 'M21 3v6m0 3v.5',
  returning: 'M24 11a4 4 0 0 0-4-5h-3m2.5-2.5L17 6l2.5 2.5',
  cross: 'm18.5 5.5 5 5m0-5-5 5',
} as const;

type Look = readonly [keyof typeof shapes, keyof typeof marks, 'warn' | 'bad'];

/** Icons of the six case problems that model/cases/problems.ts describes, by name. */
export const problemIcons: Readonly<Record<string, Look>> = {
  'Not shipped by ship date': ['truck', 'clock', 'warn'],
  'Not shipped by due date': ['truck', 'exclamation', 'bad'],
  'Not back from outsourcing on time': ['box', 'returning', 'warn'],
  'Additional step late': ['plus', 'clock', 'warn'],
  'Production step late': ['gear', 'clock', 'warn'],
  'Quality check failed': ['shield', 'cross', 'bad'],
};

export function ProblemIcon({problem}: {problem: string}) {
  const [shape, mark, tone] = problemIcons[problem]!;
  return (
    <svg
      className={`line-icon badge tone-${tone}`}
      viewBox="0 0 26 16"
      width="44"
      height="20"
      role="img"
      aria-label={problem}
    >
      <path d={shapes[shape] + marks[mark]} />
    </svg>
  );
}

/** Looks like a QR code but encodes nothing. Paper keeps its color in the dark. */
export function QrCode() {
  return (
    <svg viewBox="-2 -2 25 25" width="88" fill="var(--pilot-shade-ink)" role="img" aria-label="QR code">
      <path fill="var(--pilot-shade-first)" d="M-2-2h25v25H-2z" />
      <path d="M0 0h7v7H0zm1 1v5h5V1zm1 1h3v3H2zm12-2h7v7h-7zm1 1v5h5V1zm1 1h3v3h-3zM0 14h7v7H0zm1 1v5h5v-5zm1 1h3v3H2zM8 0h2v1h-2zM12 0h1v3h-1zM8 5h1v3h-1zM10 5h1v1h-1zM0 8h2v1h-2zM3 8h4v1h-4zM14 8h2v2h-2zM18 8h1v1h-1zM1 10h1v2h-1zM4 10h2v1h-2zM10 11h1v3h-1zM13 11h3v1h-3zM3 12h3v1h-3zM12 13h2v2h-2zM18 14h3v1h-3zM8 14h1v3h-1zM14 16h2v3h-2zM17 16h1v1h-1zM9 18h2v3h-2zM12 18h1v2h-1zM19 19h1v2h-1z" />
    </svg>
  );
}
