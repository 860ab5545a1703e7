/** The generator's process: builds the site into the folder named by the first argument and reports mistakes to its parent. */
import {build} from '@docusaurus/core/lib';
import {raisedUserErrors} from '../../config/user-error';
import {sentencesOf} from './generator-reports';

function mistakesIn(error: unknown): string[] {
  const raised = raisedUserErrors();
  if (raised.length > 0) return raised;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentences = sentencesOf(cause.message);
    if (sentences.length > 0) return sentences;
  }
  return [];
}

// A page that cannot be compiled ends this process inside the bundler, so that no promise is rejected.
process.on('exit', (code) => {
  if (code !== 0 && raisedUserErrors().length > 0) process.send?.(raisedUserErrors());
});

build('.', {outDir: process.argv[2], config: 'scripts/build/settings.cjs'}).then(
  () => process.exit(0),
  (error: unknown) => {
    const mistakes = mistakesIn(error);
    if (mistakes.length === 0) console.error(error);
    process.send?.(mistakes, () => process.exit(1));
  },
);
