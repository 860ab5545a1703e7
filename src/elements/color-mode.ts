/**
 * `<color-mode>` wraps the button that switches between the modes in its `modes` attribute. The choice is stored where
 * the generator keeps it, and shown by attributes of the root element, which CSS reads (src/theme/ColorModeToggle).
 */
import {onReturn} from './on-return';

const KEY = 'theme';
const root = document.documentElement;

function show(choice: string): void {
  const isSystemDark = choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.themeChoice = choice;
  root.dataset.theme = choice === 'dark' || isSystemDark ? 'dark' : 'light';
}

function store(choice: string): void {
  try {
    if (choice === 'system') delete localStorage[KEY];
    else localStorage[KEY] = choice;
  } catch {
    // Without storage, the choice lasts for this page only.
  }
}

/** Called before the first paint. Anything else in the storage isn't a choice. */
export function showStoredColorMode(): void {
  try {
    const stored: unknown = localStorage[KEY];
    if (stored === 'dark' || stored === 'light') show(stored);
  } catch {
    // Without storage, there's no choice.
  }
}

onReturn(showStoredColorMode);

export class ColorMode extends HTMLElement {
  connectedCallback(): void {
    const modes = this.getAttribute('modes')!.split(' ');
    if (!root.dataset.themeChoice) show(modes[2] ?? 'light');
    this.onclick = () => {
      const next = modes[(modes.indexOf(root.dataset.themeChoice!) + 1) % modes.length]!;
      show(next);
      store(next);
    };
  }
}
