import {identity} from '../../../config/identity';
import {capabilities, competitors} from '../../../model/compare';
import {AREAS, areaId, CHECKED, type Capability, type Competitor} from '../../../model/compare/types';
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
      verdict: cell.verdict,
      ours: subject.pilot.text,
      theirs: cell.text,
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
    notRead: byArea.filter(({id}) => notRead.includes(id)).map(({capability}) => capability),
    sources: Object.values(sources),
    checked: inMonths.format(new Date(CHECKED)),
  } satisfies ComparisonProps;
});

const inMonths = new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric', timeZone: 'UTC'});
