/**
 * The color mode and the announcement before the application runs. Both are written where the generator keeps them, so
 * that the application finds them as if it had written them itself.
 */
import {GENERATOR} from './protocol';

const root = document.documentElement;

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice holds for this page.
  }
}

export function switchColorMode(): void {
  const mode = root.getAttribute(GENERATOR.colorMode) === 'dark' ? 'light' : 'dark';
  root.setAttribute(GENERATOR.colorMode, mode);
  root.setAttribute(GENERATOR.colorModeChoice, mode);
  remember(GENERATOR.colorModeKey, mode);
}

/** With its id: the application shows a bar that it has not seen before, whatever was dismissed. */
export function dismissAnnouncement(id: string): void {
  remember(GENERATOR.announcementKey, id);
  remember(GENERATOR.dismissedKey, 'true');
  root.setAttribute(GENERATOR.dismissed, 'true');
}
