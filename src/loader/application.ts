/** Loads and runs the application. */
import {whenParsed} from '../elements/when-parsed';
import {loadScript} from './load-script';
import {openNewRelease, reloadWithSearch} from './new-release';
import {showPageError} from './page-error';

export type PageFiles = {
  /** The application's scripts; `chunks` are the ones that only this page needs. Both are separated by spaces. */
  scripts: string;
  chunks: string;
};

let starting: Promise<boolean> | undefined;

/** A script never runs twice, so another attempt requests only the missing ones. */
async function run({scripts, chunks}: PageFiles): Promise<boolean> {
  const [runtime = '', ...files] = `${scripts} ${chunks}`.trim().split(' ');
  // The runtime starts the application, so it runs when all the others are there. By then, it's in the cache.
  fetch(runtime).catch(() => {});
  const loaded = await Promise.all(files.map(loadScript));
  // Hydration needs the complete document.
  await new Promise<void>(whenParsed);
  // The application registers itself first. A corrupt file has run without registering it.
  return loaded.every(Boolean) && (await loadScript(runtime)) && 'docusaurus' in window;
}

/**
 * The page is complete without the application, so a failure shows nothing: the next need tries again, and so does the
 * connection when it's back. Only a page that the application has to fill (`isRequired`) reports it.
 */
export async function startApplication(page: PageFiles, isRequired = false): Promise<void> {
  // A need that arises during an attempt that fails makes another one.
  if (starting && (await starting)) return;
  const attempt = (starting ??= run(page));
  if (await attempt) return;
  if (starting === attempt) starting = undefined;
  if (!isRequired) addEventListener('online', () => void startApplication(page), {once: true});
  else if (!(await openNewRelease(page.scripts)))
    showPageError("Some of this page's files failed to load.", reloadWithSearch);
}
