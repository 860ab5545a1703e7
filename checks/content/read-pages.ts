import {readPages} from '../../lib/pages';
import {makeSourcePage, type SourcePage} from './source-page';

/** Every page written by a person, sorted by path. */
export const readSourcePages = (): Promise<SourcePage[]> =>
  Promise.all(readPages().map(({file, text}) => makeSourcePage(file, text)));
