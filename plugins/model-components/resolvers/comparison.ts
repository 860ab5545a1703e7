import {identity} from '../../../config/identity';
import {capabilities, competitors} from '../../../model/compare';
import type {Competitor} from '../../../model/compare/types';
import {CHECKED} from '../../../model/compare/types';
import type {ComparisonProps, ComparisonRow} from '../../../src/components/Comparison';
import {pageTitle} from '../../mdx-tree/page-title';
import {byId, lookUp} from '../lookup';
import {resolver, text} from '../resolver';

export const competitorsById = byId<Competitor>([...competitors]);

/** `<Comparison of="dlcpm" />` */
export const comparison = resolver({of: text}, ({of}) => {
  const competitor = lookUp(competitorsById, of, 'competitor');
  const sourceNumbers = Object.fromEntries(competitor.sources.map(({key}, index) => [key, index + 1]));
  const rows = capabilities.map((capability) => {
    const cell = lookUp(competitor.cells, capability.id, `capability of ${competitor.name}`);
    const row: ComparisonRow = {
      id: capability.id,
      group: capability.group,
      capability: capability.capability,
      ours: {...capability.pilot, pageTitle: pageTitle(capability.pilot.page)},
      theirs: cell.found
        ? {
            text: cell.text,
            sources: cell.sources.map((key) => lookUp(sourceNumbers, key, 'source')).sort((a, b) => a - b),
          }
        : undefined,
      further: cell.further && {
        who: cell.further.who === 'pilot' ? 'ours' : 'theirs',
        because: cell.further.because,
      },
    };
    return {row, part: !cell.found ? 'unknown' : cell.difference === 'same' ? 'same' : 'differs'};
  });
  const part = (id: string, caption: string) => ({
    caption,
    rows: rows.filter((one) => one.part === id).map(({row}) => row),
  });
  return {
    product: identity.product,
    competitor: competitor.name,
    differs: part('differs', `Where ${identity.product} and ${competitor.name} differ`),
    same: part('same', 'Where both work much the same way'),
    unknown: part('unknown', `What the pages we read don’t say about ${competitor.name}`),
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
