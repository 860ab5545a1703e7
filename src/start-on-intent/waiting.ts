import {WAITING} from './protocol';

/** Shows that what the reader asked for is on its way (a bar at the top, see src/css/chrome.css), or that it has come. */
export function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute(WAITING, isWaiting);
}
