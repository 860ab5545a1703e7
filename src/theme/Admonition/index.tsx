import type {ReactNode} from 'react';

/** By keyword; docusaurus.config.ts lists the same. */
const CALLOUTS = {
  'cant-be-undone': {title: 'Can’t be undone', tone: 'tone-undone', icon: 'M12 3 2 20h20ZM12 9v5m0 3v.1'},
  'check-first': {title: 'Check first', tone: 'tone-warn', icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M8 12l3 3 5-6'},
} as const;

type Props = {type: keyof typeof CALLOUTS; children: ReactNode};

/** A warning before a step: `:::cant-be-undone` or `:::check-first`. Its title is always the same. */
export default function Admonition({type, children}: Props): ReactNode {
  const {title, tone, icon} = CALLOUTS[type];
  return (
    <div className={`callout ${tone}`}>
      <svg className="line-icon" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <path d={icon} />
      </svg>
      <div>
        <strong>{title}.</strong> {children}
      </div>
    </div>
  );
}
