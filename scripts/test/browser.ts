/** Finds a browser for the tests, installs the Debian package if possible, or says what to install. */
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {installFromDebian} from './debian';

/** The headless shell comes first, because it opens a page four times as fast as the full browser. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROME_PATH, ...KNOWN_PLACES, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Sets `CHROME_PATH` to the browser's path for the test runner. */
export async function prepareBrowser(): Promise<void> {
  const found = findBrowser() ?? (installFromDebian(['chromium-headless-shell']) ? findBrowser() : undefined);
  if (!found) {
    throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its program file.');
  }
  process.env.CHROME_PATH = found;
}
