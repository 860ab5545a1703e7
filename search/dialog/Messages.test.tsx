import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

const TASKS = ['Put a case on hold', 'Invoice a case', 'Set up a custom price', 'Print a return label'];
vi.mock('../site', () => ({site: {missingResults: '', tasks: TASKS.map((name) => ({name, path: name}))}}));
const {NoResults} = await import('./Messages');

function offered(suggestions: string[]): string[] {
  const answer = {query: 'xqzvk', hits: [], nbHits: 0, page: 0, nbPages: 0, suggestions};
  const html = renderToStaticMarkup(<NoResults answer={answer} onSuggest={() => {}} />);
  return [...html.matchAll(/<button.*?>(.*?)<\/button>/g)].map(([, text]) => text!);
}

it('suggests what is near, or else three tasks', () => {
  expect(offered(['invoice'])).toEqual(['invoice']);
  expect(offered([])).toEqual(TASKS.slice(0, 3));
});
