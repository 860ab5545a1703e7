import {describe, expect, it} from 'vitest';
import {identity} from '../../config/identity';
import {expectNoProblems} from '../../checks/no-problems';
import {isRoute, pageRoutes} from '../../config/routes';
import {notFound} from './citing';
import {capabilities, competitors} from './index';
import {problemsOf} from './testing';
import {CHECKED, type Capability, type Cell, type Competitor} from './types';

describe('capabilities', () => {
  it('have unique ids', () => {
    const ids = capabilities.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(capabilities.map(({id, pilot}) => [id, pilot.page]))('%s links to a page that exists', (_id, page) => {
    expect(isRoute(page)).toBe(true);
  });
});

describe('competitors', () => {
  it('are the ones the site is named for, each with its page', () => {
    expect(competitors.map(({id, name}) => ({slug: id, name}))).toEqual(
      identity.competitors.map(({slug, name}) => ({slug, name})),
    );
    const written = pageRoutes().filter((route) => route.startsWith('/pilot/compare/'));
    expect(competitors.map(({id}) => `/pilot/compare/${id}`).sort()).toEqual([...written].sort());
  });
});

describe.each(competitors.map((competitor) => [competitor.name, competitor] as const))('%s', (_name, competitor) => {
  it('answers every row, and every claim names a known source', () => {
    expectNoProblems(
      problemsOf(competitor, capabilities).map((problem) => `model/compare, ${competitor.name}: ${problem}`),
    );
  });

  it('cites each public address once, checked in the same month', () => {
    expect(new Set(competitor.sources.map(({url}) => url)).size).toBe(competitor.sources.length);
    for (const {url, title, checked} of competitor.sources) {
      expect(url).toMatch(/^https?:\/\/[^\s]+$/);
      expect(title).not.toBe('');
      expect(checked).toBe(CHECKED);
    }
  });
});

describe('problemsOf', () => {
  const rows: readonly Capability[] = [
    {id: 'invoices', area: 'Billing', capability: 'Invoices', pilot: {text: 'Yes', page: '/docs/financials/invoices'}},
  ];
  const withCell = (cell: Cell): Competitor => ({
    id: 'dlcpm',
    name: 'Other',
    vendor: 'Other Inc.',
    cells: {invoices: cell},
    sources: [{key: 'manual', url: 'https://other.example/manual', title: 'Manual', checked: CHECKED}],
  });
  const traced = {found: 'differs', text: 'Makes invoices.', sources: ['manual']} as const satisfies Cell;

  it('accepts a claim with its source', () => {
    expect(problemsOf(withCell(traced), rows)).toEqual([]);
  });

  it('finds a claim without a source', () => {
    expect(problemsOf(withCell({...traced, sources: []}), rows)).toContain('invoices: makes a claim without a source');
  });

  it('finds a judgment that needs what nobody knows or what is only claimed', () => {
    const judged = {...traced, further: 'pilot'} as const;
    const problem = 'invoices: says which product does more, from something that was not found or is only claimed';
    expect(problemsOf(withCell(judged), rows)).toEqual([]);
    expect(problemsOf(withCell({...judged, text: 'We found no credits.'}), rows)).toEqual([problem]);
    expect(problemsOf(withCell({...judged, text: 'Claims to make invoices.'}), rows)).toEqual([problem]);
  });

  it('finds an unknown source key', () => {
    expect(problemsOf(withCell({...traced, sources: ['manual', 'blog']}), rows)).toEqual([
      'invoices: unknown source "blog"',
    ]);
  });

  it('finds a missing row and a row that does not exist', () => {
    const other = {...withCell(traced), cells: {statements: traced}};
    expect(problemsOf(other, rows)).toEqual(['invoices: no cell', 'statements: no such row']);
  });

  it('finds a source that no cell cites', () => {
    expect(problemsOf(withCell(notFound), rows)).toEqual(['source "manual" is cited by no cell']);
  });
});
