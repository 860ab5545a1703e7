/**
 * Handles the color mode and the announcement bar before the application runs. Both are stored where the generator
 * keeps them, so the application picks them up.
 */
import {GENERATOR} from './protocol';

const root = document.documentElement;

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice lasts for this page only.
  }
}

export function switchColorMode(): void {
  const mode = root.getAttribute(GENERATOR.colorMode) === 'dark' ? 'light' : 'dark';
  root.setAttribute(GENERATOR.colorMode, mode);
  root.setAttribute(GENERATOR.colorModeChoice, mode);
  remember(GENERATOR.colorModeKey, mode);
}

/** Stores the ID too: the application shows any announcement with a new ID, even if the last one was dismissed. */
export function dismissAnnouncement(id: string): void {
  remember(GENERATOR.announcementKey, id);
  remember(GENERATOR.dismissedKey, 'true');
  root.setAttribute(GENERATOR.dismissed, 'true');
}
