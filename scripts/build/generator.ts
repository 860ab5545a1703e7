/** The generator's process: builds the site into the folder named by the first argument and reports mistakes to its parent. */
import {build} from '@docusaurus/core/lib';
import {raisedUserErrors} from '../../config/user-error';

/** The generator's own report of broken links names pages and links, and its stack helps nobody. */
const BROKEN_LINKS = 'Docusaurus found broken';

function mistakesIn(error: unknown): string[] {
  const raised = raisedUserErrors();
  if (raised.length > 0) return raised;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.startsWith(BROKEN_LINKS)) return [cause.message];
  }
  return [];
}

build('.', {outDir: process.argv[2], config: 'scripts/build/settings.cjs'}).then(
  () => process.exit(0),
  (error: unknown) => {
    const mistakes = mistakesIn(error);
    if (mistakes.length === 0) console.error(error);
    process.send?.(mistakes, () => process.exit(1));
  },
);
