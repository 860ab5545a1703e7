import {compress} from './compress';
import {generate} from './generate';

export type BuildContext = {outDir: string};

export type BuildStep = {
  name: string;
  /** Returns a short result for the log, such as a count. */
  run: (context: BuildContext) => Promise<string | undefined>;
};

/** Post-processing of the pages is a plugin of the generator (plugins/built-pages). */
export const steps: readonly BuildStep[] = [
  {name: 'generate pages', run: generate},
  {name: 'compress', run: compress},
];
