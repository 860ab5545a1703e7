import {expect, test} from 'vitest';
import {canonical, generator, language, robots} from './heads';
import {problemsOn} from './testing';

const noindex = '<meta name="robots" content="noindex">';

test('language: English only', async () => {
  expect(await problemsOn(language, '<html lang="de"></html>')).toEqual([
    '/docs/cases/overview: the language is "de", not "en".',
  ]);
  expect(await problemsOn(language, '<html lang="en"></html>')).toEqual([]);
});

test('generator: the version of the specification', async () => {
  expect(await problemsOn(generator, '<meta name="generator" content="Docusaurus v3.9.0">')).toHaveLength(1);
  expect(await problemsOn(generator, '<meta name="generator" content="Docusaurus v3.8.1">')).toEqual([]);
});

test('canonical address: one, absolute, of this page', async () => {
  const link = (href: string) => `<link rel="canonical" href="${href}">`;
  expect(await problemsOn(canonical, link('https://docs.pilot.example/docs/cases/search'))).toEqual([
    '/docs/cases/overview: the canonical address is "https://docs.pilot.example/docs/cases/search", not "https://docs.pilot.example/docs/cases/overview".',
  ]);
  expect(await problemsOn(canonical, '')).toHaveLength(1);
  expect(await problemsOn(canonical, link('https://docs.pilot.example/docs/cases/overview'))).toEqual([]);
  expect(await problemsOn(canonical, link('https://docs.pilot.example/'), 'index.html')).toEqual([]);
});

test('robots: kept out of the openings, let in everywhere else', async () => {
  expect(await problemsOn(robots, noindex)).toEqual([
    '/docs/cases/overview: search engines are kept out. Remove the robots tag.',
  ]);
  expect(await problemsOn(robots, '', 'docs/index.html')).toHaveLength(1);
  expect(await problemsOn(robots, '')).toEqual([]);
  expect(await problemsOn(robots, noindex, 'docs/index.html')).toEqual([]);
});
