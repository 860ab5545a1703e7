import {identity} from '../../../config/identity';
import {capabilities, competitors} from '../../../model/compare';
import {notInPilot} from '../../../model/compare/not-in-pilot';
import {AREAS, areaId, CHECKED, verdictOf, type Capability, type Competitor} from '../../../model/compare/types';
import type {ComparisonProps} from '../../../src/components/Comparison';
import {byId, lookUp, resolver, text} from '../resolver';

export const competitorsById = byId<Competitor>([...competitors]);

const byArea: readonly Capability[] = AREAS.flatMap((name) => capabilities.filter(({area}) => area === name));

/** `<Comparison of="dlcpm" />` */
export const comparison = resolver({of: text}, ({of}) => {
  const {name, vendor, sources, cells, notRead = []} = lookUp(competitorsById, of, 'competitor');
  const numbers = Object.fromEntries(Object.keys(sources).map((key, index) => [key, index + 1]));
  const subjectOf = ({id, area, capability, pilot}: Capability) => ({
    id: `compare-${id}`,
    area,
    capability,
    page: pilot.page,
  });
  const rows = byArea
    .flatMap((subject) => {
      const cell = cells[subject.id];
      return cell ? [{subject, cell}] : [];
    })
    .map(({subject, cell}) => ({
      ...subjectOf(subject),
      verdict: verdictOf(cell),
      ours: subject.pilot.text,
      theirs: cell.text,
      notTheirs: cell.notInOther,
      notOurs: (cell.notInPilot ?? []).map((limit) => notInPilot[limit]),
      sources: cell.sources.map((key) => lookUp(numbers, key, 'source')).sort((a, b) => a - b),
    }));
  const missing = byArea
    .filter(({id}) => !cells[id] && !notRead.includes(id))
    .flatMap(({ask, ...subject}) => (ask ? [{...subjectOf(subject), ask}] : []));
  // The anchor of an area is on the first of its rows.
  const anchored = new Set<string>();
  const anchor = <Row extends {area: string}>(row: Row) => {
    if (anchored.has(row.area)) return row;
    anchored.add(row.area);
    return {...row, areaId: areaId(row.area)};
  };
  return {
    product: identity.product,
    competitor: name,
    vendor,
    rows: rows.map(anchor),
    missing: missing.map(anchor),
    sources: Object.values(sources),
    notes: notesOnReading(
      Object.keys(sources).length,
      byArea.filter(({id}) => notRead.includes(id)).map(({capability}) => capability),
    ),
  } satisfies ComparisonProps;
});

/** When the sources were read, and which subjects public pages name without a page that was. */
export function notesOnReading(sources: number, notRead: readonly string[]): string[] {
  const month = inMonths.format(new Date(CHECKED));
  const names = notRead.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return [
    sources > 1
      ? `We read these sources in ${month}, and only parts of the long ones.`
      : `We read this source in ${month}, and only parts of it.`,
    ...(names.length > 0 ? [`Mentioned publicly, but on no page that we read in full: ${names.join(', ')}.`] : []),
  ];
}

const inMonths = new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric', timeZone: 'UTC'});
