/** Loads and runs the application. */
import {loadScript} from './load-script';
import {openNewRelease, reloadWithSearch} from './new-release';
import {showPageError} from './page-error';

export type PageFiles = {
  /** The application's scripts; `chunks` are the ones that only this page needs. Both are separated by spaces. */
  scripts: string;
  chunks: string;
};

let starting: Promise<boolean> | undefined;

/** Hydration needs the complete document. */
const documentParsed = () =>
  document.readyState === 'loading' && new Promise((done) => addEventListener('DOMContentLoaded', done));

/** A script never runs twice, so another attempt requests only the missing ones. */
async function run({scripts, chunks}: PageFiles): Promise<boolean> {
  // Chunks can arrive in any order, even before the application. It requests any that fail.
  for (const file of chunks.split(' ')) if (file) void loadScript(file);
  await documentParsed();
  const loaded = await Promise.all(scripts.split(' ').map(loadScript));
  // The application registers itself first. A corrupt file has run without registering it.
  return loaded.every(Boolean) && 'docusaurus' in window;
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
