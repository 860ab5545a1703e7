import {compress} from './compress';
import {generate} from './generate';
import {writeHeaders} from './headers';
import {minifyPages} from './minify-pages';
import {startPagesOnIntent} from './start-on-intent';
import {writeIndex} from './search-index';
import {trimCss} from './trim-css';
import {nameWebManifest} from './web-manifest';

export type BuildContext = {outDir: string};

export type BuildStep = {
  name: string;
  /** Returns a short result for the log, such as a count. */
  run: (context: BuildContext) => Promise<string | undefined>;
};

/** Order matters: each step reads what the ones before it wrote, and compression comes last. */
export const steps: readonly BuildStep[] = [
  {name: 'generate pages', run: generate},
  {name: 'minify pages', run: minifyPages},
  {name: 'name web manifest', run: nameWebManifest},
  {name: 'write search index', run: writeIndex},
  {name: 'start pages on intent', run: startPagesOnIntent},
  {name: 'trim styles', run: trimCss},
  {name: 'write headers', run: writeHeaders},
  {name: 'compress', run: compress},
];
