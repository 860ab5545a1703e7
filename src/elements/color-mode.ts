/**
 * `<color-mode>` wraps the button that switches between the modes in its `modes` attribute. The choice is stored where
 * the generator keeps it, and shown by attributes of the root element, which CSS reads (src/theme/ColorModeToggle).
 */
const KEY = 'theme';
const root = document.documentElement;

function show(choice: string): void {
  const isSystemDark = choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.themeChoice = choice;
  root.dataset.theme = choice === 'dark' || isSystemDark ? 'dark' : 'light';
}

function store(choice: string): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Without storage, the choice lasts for this page only.
  }
}

export class ColorMode extends HTMLElement {
  connectedCallback(): void {
    this.onclick = () => {
      const modes = this.getAttribute('modes')!.split(' ');
      const next = modes[(modes.indexOf(root.dataset.themeChoice!) + 1) % modes.length]!;
      show(next);
      store(next);
    };
  }
}
