/** Loads and runs the application. */
import {showFailure} from './failure';
import {openNewRelease, reloadWithSearch} from './new-release';

export type PageFiles = {
  /** The application's own files, in the order in which they run. */
  scripts: string;
  /** Those of this page alone. */
  chunks: string;
  base: string;
  isHome: boolean;
};

/** Takes its element away again: the application would wait for one that has failed instead of asking anew. */
function load(file: string, async: boolean, done?: (hasCome: boolean) => void): void {
  const script = document.createElement('script');
  script.src = file;
  script.async = async;
  script.onload = script.onerror = (event) => {
    script.remove();
    done?.((event as Event).type === 'load');
  };
  document.head.append(script);
}

/** A file that has run must not run again, so only the missing ones are tried a second time. */
function run(files: readonly string[], page: PageFiles): void {
  const missing = new Set(files);
  let awaited = files.length;
  for (const file of files) {
    load(file, false, (hasCome) => {
      if (hasCome) missing.delete(file);
      if ((awaited -= 1) === 0) settle(missing, page);
    });
  }
}

function settle(missing: Set<string>, page: PageFiles): void {
  // The application's first act is to name itself. Files that came damaged have run, and named nothing.
  if (missing.size === 0 && 'docusaurus' in window) return;
  const retry = () => (missing.size === 0 ? reloadWithSearch() : run([...missing], page));
  void openNewRelease(page.scripts).then((leaving) => {
    if (!leaving) showFailure({...page, retry});
  });
}

export function runApplication(page: PageFiles): void {
  // They wait for the application in whatever order they come; one that fails is asked for again by it.
  for (const file of page.chunks.split(' ')) if (file) load(file, true);
  const runAll = () => run(page.scripts.split(' '), page);
  // The application takes over a whole document, never one that is still arriving.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runAll);
  else runAll();
}
