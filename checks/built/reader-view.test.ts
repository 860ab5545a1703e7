import {expect, test} from 'vitest';
import {readerView} from './reader-view';
import {problemsOn} from './testing';

const LONG =
  'Pilot shows the schedule of the case, step by step, with the person, the workstation, and the hours planned. ';
const page = (body: string) =>
  `<html><body><main><article><div class="theme-doc-markdown"><h1>Cases</h1><p>${LONG.repeat(3)}</p>${body}<p>${LONG.repeat(4)}</p></div></article></main></body></html>`;

test('a term that is a link stays in its sentence', async () => {
  expect(
    await problemsOn(
      readerView,
      page('<p>Put it into a <a href="#term-pan">pan</a>, then go on. Yes, right away, please do.</p>'),
    ),
  ).toEqual([]);
});

test('finds a word that a reader view deletes, and a definition that it reads into the sentence', async () => {
  const term = '<button popovertarget="t">pan</button>';
  expect(await problemsOn(readerView, page(`<p>Put it into a ${term}, then go on.</p>`))).toEqual([
    '/docs/cases/overview: a reader view changes or drops this paragraph: Put it into a pan, then go on.',
  ]);
});
