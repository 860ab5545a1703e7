import {formatDate} from '../../../model/calendar';
import {releases} from '../../../model/changelog';
import {CHANGE_AREAS, CHANGE_KINDS, releaseId} from '../../../model/changelog/types';
import type {ChangelogProps} from '../../../src/components/Changelog';
import {pageTitle} from '../../../lib/pages';
import {resolver} from '../resolver';

/** How many of the newest releases are shown at once. */
const UNFOLDED = 8;

/** `<Changelog />` */
export const changelog = resolver({}, () => {
  const used = new Set<string>(releases.flatMap(({entries}) => entries.map(({area}) => area)));
  const shown = releases.map(({version, formerly, date, title, entries}) => {
    const id = releaseId(version);
    return {
      id,
      formerId: formerly && releaseId(formerly),
      version,
      title,
      date,
      dateInWords: formatDate(date),
      entries: entries.map((change) => ({...change, id: `${id}-${change.id}`, pageTitle: pageTitle(change.page)})),
    };
  });
  return {
    areas: CHANGE_AREAS.filter((area) => used.has(area)),
    kinds: CHANGE_KINDS,
    releases: shown.slice(0, UNFOLDED),
    older: {id: 'older-releases', name: 'Older releases', releases: shown.slice(UNFOLDED)},
  } satisfies ChangelogProps;
});
