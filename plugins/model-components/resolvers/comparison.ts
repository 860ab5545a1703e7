import {identity} from '../../../config/identity';
import {capabilities, competitors} from '../../../model/compare';
import type {Competitor} from '../../../model/compare/types';
import {CHECKED} from '../../../model/compare/types';
import type {ComparisonProps} from '../../../src/components/Comparison';
import {byId, lookUp} from '../lookup';
import {resolver, text} from '../resolver';

export const competitorsById = byId<Competitor>([...competitors]);

/** `<Comparison of="dlcpm" />` */
export const comparison = resolver({of: text}, ({of}) => {
  const competitor = lookUp(competitorsById, of, 'competitor');
  const sourceNumbers = Object.fromEntries(competitor.sources.map(({key}, index) => [key, index + 1]));
  const numbersOf = (keys: readonly string[]) =>
    keys.map((key) => lookUp(sourceNumbers, key, 'source')).sort((a, b) => a - b);
  const answers = capabilities.map(({id, capability, pilot}) => ({
    named: {id, capability, page: pilot.page},
    ours: pilot.text,
    cell: lookUp(competitor.cells, id, `capability of ${competitor.name}`),
  }));
  return {
    product: identity.product,
    competitor: competitor.name,
    differs: answers.flatMap(({named, ours, cell}) =>
      cell.found === 'differs'
        ? [
            {
              ...named,
              ours,
              theirs: cell.text,
              sources: numbersOf(cell.sources),
              further: cell.further && (cell.further === 'pilot' ? ('ours' as const) : ('theirs' as const)),
            },
          ]
        : [],
    ),
    same: answers.flatMap(({named, cell}) =>
      cell.found === 'same' ? [{...named, sources: numbersOf(cell.sources)}] : [],
    ),
    unknown: answers.flatMap(({named, cell}) => (cell.found === 'nothing' ? [named] : [])),
    sources: competitor.sources.map(({title, url}) => ({title, url})),
    checked: monthInWords(CHECKED),
  } satisfies ComparisonProps;
});

function monthInWords(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
