import {describe, expect, test} from 'vitest';
import {addresses, robots, uniqueHeads} from './heads';
import {problemsOn, siteOf} from './testing';

describe('heads', () => {
  const noindex = '<meta name="robots" content="noindex">';

  const naming = (path: string, canonicalPath = path) => `
  <link rel="canonical" href="https://docs.pilot.example${canonicalPath}">
  <meta property="og:url" content="https://docs.pilot.example${path}">
  <link rel="alternate" hreflang="en" href="https://docs.pilot.example${path}">
  <link rel="alternate" hreflang="x-default" href="https://docs.pilot.example${path}">`;

  test('addresses: one of each kind, absolute, of this page', async () => {
    expect(await problemsOn(addresses, naming('/docs/cases/overview', '/docs/cases/search'))).toEqual([
      '/docs/cases/overview: the canonical address is "https://docs.pilot.example/docs/cases/search", not "https://docs.pilot.example/docs/cases/overview".',
    ]);
    expect(await problemsOn(addresses, '')).toHaveLength(4);
    expect(await problemsOn(addresses, naming('/docs/cases/overview'))).toEqual([]);
    expect(await problemsOn(addresses, naming('/'), 'index.html')).toEqual([]);
  });

  test('addresses: those of an opening are of the page that it opens', async () => {
    const refresh = '<meta http-equiv="refresh" content="0; url=/docs/cases/overview">';
    expect(await problemsOn(addresses, refresh + naming('/docs'), 'docs/index.html')).toHaveLength(4);
    expect(await problemsOn(addresses, refresh + naming('/docs/cases/overview'), 'docs/index.html')).toEqual([]);
  });

  test('robots: kept out of the openings, let in everywhere else', async () => {
    expect(await problemsOn(robots, noindex)).toEqual([
      '/docs/cases/overview: search engines are kept out. Remove the robots tag.',
    ]);
    expect(await problemsOn(robots, '', 'docs/index.html')).toHaveLength(1);
    expect(await problemsOn(robots, '')).toEqual([]);
    expect(await problemsOn(robots, noindex, 'docs/index.html')).toEqual([]);
  });
});

describe('uniqueHeads', () => {
  const head = (title: string, description: string) =>
    `<title>${title}</title><meta name="description" content="${description}">`;

  test('finds a title and a description that are missing or those of another page', async () => {
    const site = siteOf({
      'docs/cases/overview/index.html': head('Cases', 'About cases.'),
      'docs/cases/search/index.html': head('Cases', 'About cases.'),
      'docs/users/users/index.html': '',
    });
    expect((await uniqueHeads.check(site)).problems).toEqual([
      '/docs/cases/search: the title "Cases" is also that of /docs/cases/overview.',
      '/docs/users/users: there is no title.',
      '/docs/cases/search: the description "About cases." is also that of /docs/cases/overview.',
      '/docs/users/users: there is no description.',
    ]);
  });

  test('lets pages pass that differ, and openings that are no pages', async () => {
    const site = siteOf({
      'docs/cases/overview/index.html': head('Cases', 'About cases.'),
      'docs/cases/search/index.html': head('Search', 'About search.'),
      'docs/index.html': head('Cases', 'About cases.'),
    });
    expect(await uniqueHeads.check(site)).toEqual({inspected: 2, problems: []});
  });
});
