import {expect, test} from 'vitest';
import {links} from './links';
import {siteOf} from './testing';

const target = '<h2 id="fields">Fields</h2><table><tr id="field-pan"></tr></table>';
const check = (html: string) =>
  links.check(siteOf({'index.html': html, 'docs/cases/overview/index.html': target, 'img/logo.svg': ''}));

test('finds links to nowhere and anchors that are not there', async () => {
  const {problems} = await check(
    '<a href="/docs/nowhere">a</a><a href="/docs/cases/overview#notes">b</a><a href="#top">c</a>',
  );
  expect(problems).toEqual([
    '/: the link /docs/nowhere leads to no page and no file.',
    '/: the link /docs/cases/overview#notes names an anchor that /docs/cases/overview does not have.',
    '/: the link #top names an anchor that / does not have.',
  ]);
});

test('lets pages, headings, rows, files and other sites pass', async () => {
  const html = `<a href="/docs/cases/overview#fields">a</a><a href="docs/cases/overview#field-pan">b</a>
    <a href="/img/logo.svg">c</a><a href="https://www.ups.com/">d</a><a href="mailto:a@pilot.example">e</a>
    <a href="https://docs.pilot.example/docs/cases/overview">f</a>`;
  expect(await check(html)).toEqual({inspected: 4, problems: []});
});
