/** Loads and runs the application. */
import {showFailure} from './failure';
import {loadScript} from './load-script';
import {openNewRelease, reloadWithSearch} from './new-release';

export type PageFiles = {
  /** The application's own files, and those of this page alone. */
  scripts: string;
  chunks: string;
  base: string;
  isHome: boolean;
};

/** A file that has run does not run again, so a second try asks for the missing ones only. */
async function run(page: PageFiles): Promise<void> {
  const come = await Promise.all(page.scripts.split(' ').map(loadScript));
  const isComplete = come.every(Boolean);
  // The application's first act is to name itself. Files that came damaged have run, and named nothing.
  if (isComplete && 'docusaurus' in window) return;
  if (await openNewRelease(page.scripts)) return;
  showFailure({...page, retry: () => (isComplete ? reloadWithSearch() : void run(page))});
}

export function runApplication(page: PageFiles): void {
  // They wait for the application in whatever order they come; one that fails is asked for again by it.
  for (const file of page.chunks.split(' ')) if (file) void loadScript(file);
  // The application takes over a whole document, never one that is still arriving.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void run(page));
  else void run(page);
}
