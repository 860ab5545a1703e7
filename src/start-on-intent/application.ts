/** Loads and runs the application. */
import {showFailure} from './failure';
import {loadScript} from './load-script';
import {openNewRelease, reloadWithSearch} from './new-release';

export type PageFiles = {
  /** The application's scripts; `chunks` are the ones that only this page needs. Both are separated by spaces. */
  scripts: string;
  chunks: string;
  base: string;
  isHome: boolean;
};

/** A script never runs twice, so a retry requests only the missing ones. */
async function run(page: PageFiles): Promise<void> {
  const come = await Promise.all(page.scripts.split(' ').map(loadScript));
  const isComplete = come.every(Boolean);
  // The application registers itself first. A corrupt file has run without registering it.
  if (isComplete && 'docusaurus' in window) return;
  if (await openNewRelease(page.scripts)) return;
  showFailure({...page, retry: () => (isComplete ? reloadWithSearch() : void run(page))});
}

export function runApplication(page: PageFiles): void {
  // Chunks can arrive in any order, even before the application. It retries any that fail.
  for (const file of page.chunks.split(' ')) if (file) void loadScript(file);
  // Hydration needs the complete document.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void run(page));
  else void run(page);
}
