import {similarity} from './similarity';

/** Below this a name is another word, not a misspelled one. */
const NEAR_ENOUGH = 0.6;

/** ` Did you mean "Return Visits"?` for a name that is nearly one of the known ones; nothing for any other. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = (other: string) => similarity(name.toLowerCase(), other.toLowerCase());
  const [best] = [...known].sort((a, b) => near(b) - near(a));
  return best !== undefined && near(best) >= NEAR_ENOUGH ? ` Did you mean "${best}"?` : '';
}
