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
    note: noteOnReading(Object.keys(sources).length),
    mentioned: byArea.filter(({id}) => notRead.includes(id)).map(subjectOf),
  } satisfies ComparisonProps;
});

/** When the sources were read. */
export function noteOnReading(sources: number): string {
  const month = inMonths.format(new Date(CHECKED));
  return sources > 1
    ? `We read these sources in ${month}, and only parts of the long ones.`
    : `We read this source in ${month}, and only parts of it.`;
}

const inMonths = new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric', timeZone: 'UTC'});
