/** Adds to each page's front matter the changelog entries that mention it, so that no page loads the others'. */
import {releases} from '../../model/changelog';
import {releaseId, type Change, type Release} from '../../model/changelog/types';

/** `date` is the ISO date of the release, and `id` the anchor in the changelog. */
export type PageChange = Pick<Change, 'id' | 'kind' | 'text'> & Pick<Release, 'date'>;

/** Older changes are in the changelog. */
const MOST = 5;

export function changesOf(route: string, all: readonly Release[] = releases): PageChange[] {
  const own = all.flatMap(({version, date, entries}) =>
    entries
      .filter(({page}) => page === route)
      .map(({kind, text, id}) => ({date, kind, text, id: `${releaseId(version)}-${id}`})),
  );
  return own.slice(0, MOST);
}
