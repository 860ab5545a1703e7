import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {afterEach, expect, it, vi} from 'vitest';
import {identity} from '@site/config/identity';
import type {PageChange} from '@site/plugins/front-matter';
import * as home from '../Home/useIdentity';
import PageEnd, {feedbackAddress} from '.';

afterEach(() => void vi.restoreAllMocks());

const PAGE = 'https://docs.example/docs/a';
type Contacts = Partial<Record<'feedback' | 'support', string>>;

function shown({feedback, support}: Contacts = {}, changes: readonly PageChange[] = []) {
  vi.spyOn(home, 'useIdentity').mockReturnValue({...identity, feedback, support});
  return parse(renderToStaticMarkup(<PageEnd route="/docs/a" changes={changes} />));
}

it('offers the page as Markdown, and asks nothing where nobody listens', () => {
  const links = shown().querySelectorAll('a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/docs/a.md']);
  expect(shown().querySelector('copy-buttons')!.getAttribute('address')).toBe('/docs/a.md');
});

it('asks whether the page helped, with the page and the answer filled in', () => {
  const html = shown({feedback: 'https://a.example/form', support: 'mailto:help@a.example'});
  expect(html.querySelectorAll('p:first-of-type a').map((link) => link.getAttribute('href'))).toEqual([
    feedbackAddress('https://a.example/form', PAGE, 'yes'),
    feedbackAddress('https://a.example/form', PAGE, 'no'),
    'mailto:help@a.example',
  ]);
});

it('fills in mails and forms', () => {
  const mail = new URL(feedbackAddress('mailto:docs@a.example', PAGE, 'no'));
  expect(mail.searchParams.get('body')).toContain(PAGE);
  const form = new URL(feedbackAddress('https://a.example/form?site=docs', PAGE, 'yes'));
  expect(Object.fromEntries(form.searchParams)).toEqual({site: 'docs', page: PAGE, answer: 'yes'});
});

it('lists the changes of the page in a closed disclosure', () => {
  const change = {date: '2025-12-09', kind: 'New', text: 'A **PIN**.', id: 'release-2025-14-pin'} as const;
  const details = shown({}, [change]).querySelector('details')!;
  expect(details.hasAttribute('open')).toBe(false);
  expect(details.querySelector('li')!.textContent).toBe('New, Dec 9, 2025: A PIN.');
  expect(details.querySelector('a')!.getAttribute('href')).toContain('/pilot/changelog#release-2025-14-pin');
});
