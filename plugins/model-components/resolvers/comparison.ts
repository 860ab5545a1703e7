import {identity} from '../../../config/identity';
import {capabilities, competitors} from '../../../model/compare';
import {AREAS, areaId, CHECKED, type Capability, type Cell, type Competitor} from '../../../model/compare/types';
import type {ComparisonProps, Verdict} from '../../../src/components/Comparison';
import {byId, lookUp, resolver, text} from '../resolver';

export const competitorsById = byId<Competitor>([...competitors]);

/** `<Comparison of="dlcpm" />` */
export const comparison = resolver({of: text}, ({of}) => {
  const competitor = lookUp(competitorsById, of, 'competitor');
  const sourceNumbers = Object.fromEntries(competitor.sources.map(({key}, index) => [key, index + 1]));
  const rowOf = ({id, capability, pilot}: Capability) => {
    const cell = lookUp(competitor.cells, id, `capability of ${competitor.name}`);
    const cited = 'sources' in cell ? cell.sources : [];
    return {
      id: `compare-${id}`,
      capability,
      page: pilot.page,
      ours: pilot.text,
      theirs: cell.found === 'differs' ? cell.text : undefined,
      verdict: verdictOf(cell),
      sources: cited.map((key) => lookUp(sourceNumbers, key, 'source')).sort((a, b) => a - b),
    };
  };
  return {
    product: identity.product,
    competitor: competitor.name,
    areas: AREAS.map((name) => ({
      id: areaId(name),
      name,
      rows: capabilities.filter(({area}) => area === name).map(rowOf),
    })),
    sources: competitor.sources.map(({title, url}) => ({title, url})),
    checked: inMonths.format(new Date(CHECKED)),
  } satisfies ComparisonProps;
});

function verdictOf(cell: Cell): Verdict {
  if (cell.found === 'nothing') return 'unknown';
  if (cell.found === 'same') return 'same';
  if (!cell.further) return 'differs';
  return cell.further === 'pilot' ? 'ours' : 'theirs';
}

const inMonths = new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric', timeZone: 'UTC'});
