import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

const TASKS = ['Put a case on hold', 'Invoice a case', 'Set up a custom price', 'Print a return label'];
vi.mock('../site', () => ({
  site: {missingResults: 'https://a.example/form?site=docs', tasks: TASKS.map((name) => ({name, path: name}))},
}));
const {NoResults} = await import('./Messages');

function shown(query: string, suggestions: string[] = []): string {
  const answer = {query, hits: [], nbHits: 0, page: 0, nbPages: 0, suggestions};
  return renderToStaticMarkup(<NoResults answer={answer} onSuggest={() => {}} />);
}

function offered(suggestions: string[]): string[] {
  return [...shown('xqzvk', suggestions).matchAll(/<button.*?>(.*?)<\/button>/g)].map(([, text]) => text!);
}

it('suggests what is near, or else three tasks', () => {
  expect(offered(['invoice'])).toEqual(['invoice']);
  expect(offered([])).toEqual(TASKS.slice(0, 3));
});

it('reports what was not found, at an address that may have a query of its own', () => {
  const [, address = ''] = /<a href="(.*?)"/.exec(shown('a & b')) ?? [];
  const {searchParams} = new URL(address.replaceAll('&amp;', '&'));
  expect(Object.fromEntries(searchParams)).toEqual({site: 'docs', query: 'a & b'});
});
