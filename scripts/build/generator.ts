/** The generator's process: builds into the folder given as its first argument, and sends user errors to its parent. */
import {build} from '@docusaurus/core/lib';
import {userMistakes} from '../../lib/user-error';
import {reportedErrors} from '../../plugins/docusaurus-internals/error-sentences';
import {loadModulesOnce} from '../../plugins/docusaurus-internals/load-modules';

loadModulesOnce();
build('.', {outDir: process.argv[2]}).then(
  () => process.exit(0),
  (error: unknown) => {
    const mistakes = [...userMistakes(error), ...reportedErrors(error)];
    if (mistakes.length === 0) console.error(error);
    process.send!(mistakes, () => process.exit(1));
  },
);
