/** The generator's process: builds into the folder given as its first argument, and sends user errors to its parent. */
import {build} from '@docusaurus/core/lib';
import {siteMistakes} from '../../checks/content/mistakes';
import {raisedUserErrors} from '../../lib/user-error';
import {brokenLinks, failedPages} from '../../plugins/docusaurus-internals/error-sentences';
import {loadModulesOnce} from '../../plugins/docusaurus-internals/load-modules';

function mistakesIn(error: unknown): string[] {
  const raised = raisedUserErrors();
  if (raised.length > 0) return raised;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentences = cause instanceof AggregateError ? failedPages(cause.errors) : brokenLinks(cause.message);
    if (sentences.length > 0) return sentences;
  }
  return [];
}

// A page that fails to compile exits the process inside the bundler, without rejecting the promise.
process.on('exit', (code) => {
  if (code !== 0 && raisedUserErrors().length > 0) process.send?.(raisedUserErrors());
});

const stop = (mistakes: string[]) => process.send?.(mistakes, () => process.exit(1));

// Before the generator, which would report some of them in other words, and others not at all.
const mistakes = siteMistakes();
if (mistakes.length > 0) stop(mistakes);
else {
  loadModulesOnce();
  build('.', {outDir: process.argv[2]}).then(
    () => process.exit(0),
    (error: unknown) => {
      const found = mistakesIn(error);
      if (found.length === 0) console.error(error);
      stop(found);
    },
  );
}
