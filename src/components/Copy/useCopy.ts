import {useState} from 'react';

export type CopyState = 'ready' | 'copied' | 'failed';

/** Puts a text on the clipboard and knows how that went, until the reader moves on. */
export default function useCopy(text: string): {state: CopyState; copy: () => void; reset: () => void} {
  const [state, setState] = useState<CopyState>('ready');
  const write = async () => {
    try {
      // Without a secure connection there is no clipboard; a reader may also have forbidden it.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return {state, copy: () => void write(), reset: () => setState('ready')};
}
