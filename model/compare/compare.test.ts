import {describe, expect, it} from 'vitest';
import {identity} from '../../config/identity';
import {isRoute, pageRoutes} from '../../config/routes';
import {checkComparisons, problemsOf} from './check';
import {capabilities, competitors} from './index';
import {notInPilot} from './not-in-pilot';
import {verdictOf, type Capability, type Cell, type Competitor} from './types';

describe('capabilities', () => {
  it('have unique ids', () => {
    const ids = capabilities.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(capabilities.map(({id, pilot}) => [id, pilot.page]))('%s links to a page that exists', (_id, page) => {
    expect(isRoute(page)).toBe(true);
  });
});

describe('what isn’t in Pilot', () => {
  it.each(Object.entries(notInPilot))('%s is documented, and named by another product', (limit, {page}) => {
    expect(isRoute(page.split('#')[0]!)).toBe(true);
    const named = competitors.flatMap(({cells}) => Object.values(cells).flatMap((cell) => cell?.notInPilot ?? []));
    expect(named).toContain(limit);
  });
});

describe('competitors', () => {
  it('are the ones the site is named for, each with its page, from A to Z', () => {
    const names = competitors.map(({name}) => name);
    expect(competitors.map(({id, name}) => ({slug: id, name}))).toEqual(
      identity.competitors.map(({slug, name}) => ({slug, name})),
    );
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    const written = pageRoutes().filter((route) => route.startsWith('/pilot/compare/'));
    expect(competitors.map(({id}) => `/pilot/compare/${id}`).sort()).toEqual([...written].sort());
  });

  it.each(competitors.map(({name, sources}) => [name, Object.values(sources)] as const))(
    '%s cites each public address once',
    (_name, sources) => {
      expect(new Set(sources.map(({url}) => url)).size).toBe(sources.length);
      for (const {url, title} of sources) {
        expect(url).toMatch(/^https?:\/\/[^\s]+$/);
        expect(title).not.toBe('');
      }
    },
  );
});

describe('a comparison', () => {
  const rows: readonly Capability[] = [
    {
      id: 'roles',
      area: 'Setup and terms',
      capability: 'Users and permissions',
      pilot: {text: 'Seven starter roles, plus **your own**.', page: '/docs/users/roles-and-permissions'},
      ask: 'Can you make a role of your own?',
    },
  ];
  const saying = (text: string, verdict: Pick<Cell, 'notInPilot' | 'notInOther'> = {}): Competitor => ({
    id: 'dlcpm',
    name: 'Other',
    vendor: 'Other Inc.',
    chooseIf: 'you have it.',
    choosePilotIf: 'you want roles of your own.',
    sources: {manual: {title: 'Manual', url: 'https://other.example/manual'}},
    cells: {roles: {...verdict, text, sources: ['manual']}},
  });
  const PLACE = 'model/compare/dlcpm.ts, row "roles": ';

  it('has sentences of its own about the other product', () => {
    expect(problemsOf(saying('A permission for each action, and user groups.'), rows)).toEqual([]);
  });

  it.each([
    'Seven starter roles, plus your own.',
    'Seven starter roles plus your own roles',
    'Seven roles, plus your own',
  ])('stops the build if it repeats what was written about Pilot: %s', (text) => {
    const problem =
      "what it says about Other is Pilot's own sentence. Write what the source says, or leave the row out.";
    expect(problemsOf(saying(text), rows)).toEqual([PLACE + problem]);
    expect(() => checkComparisons([saying(text)], rows)).toThrow(PLACE + problem);
  });

  it('speaks of one product at a time', () => {
    expect(problemsOf(saying('Both: roles for everyone.'), rows)).toEqual([
      `${PLACE}it speaks of both products. Write what the source says about Other alone.`,
    ]);
  });

  it('says that one has what the other doesn’t only from what a page says', () => {
    const problem = `${PLACE}it says that one product has what the other doesn't, from something that was not found or is only claimed.`;
    const notInPilot = ['text-messages'] as const;
    expect(problemsOf(saying('Roles can’t be changed.', {notInOther: 'new roles'}), rows)).toEqual([]);
    expect(problemsOf(saying('We found no roles.', {notInOther: 'new roles'}), rows)).toEqual([problem]);
    expect(problemsOf(saying('Claims to send texts.', {notInPilot}), rows)).toEqual([problem]);
    expect(problemsOf(saying('We found no roles.'), rows)).toEqual([]);
    expect(verdictOf({})).toBe('both');
    expect(verdictOf({notInPilot})).toBe('other');
    expect(verdictOf({notInOther: 'new roles'})).toBe('pilot');
  });

  it('calls nothing unread that it has a sentence about', () => {
    expect(problemsOf({...saying('Four permission sets.'), notRead: ['roles']}, rows)).toEqual([
      `${PLACE}it has a sentence, so its pages were read. Remove it from notRead.`,
    ]);
  });

  it('lists no source that it does not cite', () => {
    expect(problemsOf({...saying(''), cells: {}}, rows)).toEqual([
      'model/compare/dlcpm.ts: no row cites the source "manual". Remove it.',
    ]);
  });
});
