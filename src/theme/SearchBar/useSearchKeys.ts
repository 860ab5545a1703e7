import {useEffect} from 'react';

function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return Boolean(element?.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(element?.tagName ?? ''));
}

/** Ctrl/Cmd+K opens and closes, `/` opens, Escape closes. */
export function useSearchKeys({isOpen, open, close}: {isOpen: boolean; open: () => void; close: () => void}): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const togglesModal = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const opensModal = event.key === '/' && !isOpen && !isTyping(event.target);
      if (isOpen && (togglesModal || event.key === 'Escape')) {
        event.preventDefault();
        close();
      } else if (togglesModal || opensModal) {
        event.preventDefault();
        open();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
