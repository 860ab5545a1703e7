/** `npm run freshness`: the pages and sources of comparisons, by how far they are beyond their time for a review. */
import {readPages} from '../../lib/pages';
import {competitors} from '../../model/compare';
import {CHECKED} from '../../model/compare/types';

type Kind = 'page' | 'source';
/** Days until each kind is due for another review. */
const REVIEW_DAYS: Readonly<Record<Kind, number>> = {page: 365, source: 180};
const DAY = 86_400_000;

const item = (kind: Kind, name: string, date: string) => {
  const days = Math.floor((Date.now() - Date.parse(date)) / DAY);
  return {kind, name, days, share: days / REVIEW_DAYS[kind]};
};
const pages = readPages().map(({file, frontMatter}) => item('page', file, String(frontMatter.reviewed)));
const sources = competitors.flatMap(({id, sources: read}) =>
  Object.values(read).map(({url}) => item('source', `${id}: ${url}`, `${CHECKED}-01`)),
);
const items = [...pages, ...sources].sort((a, b) => b.share - a.share);

for (const {kind, name, days, share} of items)
  console.log(
    `${share > 1 ? 'due' : '   '} ${String(days).padStart(5)} of ${REVIEW_DAYS[kind]} days  ${kind.padEnd(6)}  ${name}`,
  );
console.log(`\n${items.filter(({share}) => share > 1).length} of ${items.length} are due for a review.`);
