import {join} from 'node:path';
import {readText} from '../../lib/pages';
import {BUILT_LICENSES, LICENSES_FILE} from '../../plugins/docusaurus-internals/third-party-licenses';
import type {Checker} from '../site';

export const thirdPartyList: Checker = {
  name: 'third-party licenses',
  check({outDir}) {
    const built = readText(join(outDir, BUILT_LICENSES));
    const problem = `${LICENSES_FILE} does not list what the site sends: run \`npm run licenses\`, and read what changed.`;
    return {
      inspected: built.split(/^## /m).length - 1,
      problems: readText(LICENSES_FILE) === built ? [] : [problem],
    };
  },
};
