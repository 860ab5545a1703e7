import {similarity} from './similarity';

/** Below this similarity, a name is a different word rather than a typo. */
const NEAR_ENOUGH = 0.5;

/** ` Did you mean "Return Visits"?` if the name is close to a known one; otherwise an empty string. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = (other: string) => similarity(name.toLowerCase(), other.toLowerCase());
  const [best] = [...known].sort((a, b) => near(b) - near(a));
  return best !== undefined && near(best) >= NEAR_ENOUGH ? ` Did you mean "${best}"?` : '';
}
