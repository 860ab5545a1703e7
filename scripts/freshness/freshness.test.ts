import {expect, it} from 'vitest';
import {byAge, everythingByAge, freshnessLine, pageReview, type Reviewed} from './ages';

const today = new Date('2026-11-16');
const item = (kind: Reviewed['kind'], name: string, date: string): Reviewed => ({kind, name, date: new Date(date)});

it('puts first what is furthest beyond its time, and says what is due', () => {
  const aged = byAge(
    [item('page', 'new', '2026-11-01'), item('page', 'old', '2026-01-01'), item('source', 'older', '2026-02-01')],
    today,
  );
  expect(aged.map(({name, isDue}) => [name, isDue])).toEqual([
    ['older', true],
    ['old', false],
    ['new', false],
  ]);
  expect(freshnessLine(aged)).toContain('0 pages, 1 sources, 0 claims');
  expect(freshnessLine(aged.slice(1))).not.toContain('WARNING');
});

it('reads when a page was reviewed, not when it was changed, and takes one without for the oldest', () => {
  expect(pageReview('a.mdx', '---\nlast_update: {date: 2026-11-16}\nreviewed: 2026-11-01\n---\n').date).toEqual(
    new Date('2026-11-01'),
  );
  expect(pageReview('a.mdx', 'No front matter').date).toEqual(new Date(0));
});

it('knows the pages, sources, and claims of this site', () => {
  const kinds = everythingByAge(today).map(({kind}) => kind);
  for (const kind of ['page', 'source', 'claim'] as const) {
    expect(kinds.filter((found) => found === kind).length).toBeGreaterThan(40);
  }
});
