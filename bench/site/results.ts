import type {Builds} from './build';
import type {Lighthouse} from './measure/lighthouse';
import type {Load} from './measure/load';
import type {Menu} from './measure/menu';
import type {Navigation} from './measure/navigation';
import type {Search} from './measure/search';

/** Measurements of one contender; a part that failed says why. */
export type Measured<Part> = Part | {failed: string};

export type Result = {
  name: string;
  versions: string;
  pages: number;
  builds: Measured<Builds>;
  load?: Measured<Load>;
  lighthouse?: Measured<Lighthouse>;
  navigation?: Measured<Navigation>;
  menu?: Measured<Menu>;
  search?: Measured<Search>;
};

export const hasFailed = (part: object | undefined): part is {failed: string} => part !== undefined && 'failed' in part;

/** A contender that fails in one part is still measured in the others. */
export async function attempt<Part>(measure: () => Promise<Part>): Promise<Measured<Part>> {
  try {
    return await measure();
  } catch (error) {
    return {failed: (error instanceof Error ? error.message : String(error)).split('\n')[0]!};
  }
}
