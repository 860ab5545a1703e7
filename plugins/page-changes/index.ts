/** Adds to each page's front matter the changelog entries that mention it, so that no page loads the others'. */
import {releases} from '../../model/changelog';
import {releaseId, type ChangeKind, type Release} from '../../model/changelog/types';

export type PageChange = {
  /** ISO date of the release. */
  date: string;
  kind: ChangeKind;
  text: string;
  /** Anchor in the changelog. */
  id: string;
};

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
