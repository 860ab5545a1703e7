import type {ReactNode} from 'react';
import useCopy from './useCopy';

const LABELS = {ready: 'Copy', copied: 'Copied', failed: 'Not copied'} as const;

export default function CopyButton({text, className}: {text: string; className: string | undefined}): ReactNode {
  const {state, copy, reset} = useCopy(text);
  return (
    <button type="button" className={className} onClick={copy} onBlur={reset}>
      <span role="status">{LABELS[state]}</span>
    </button>
  );
}
