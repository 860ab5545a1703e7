/** `npm run dev` only: shows each page's file, its check results, and its search questions below the page. */
import type {PageReport} from '@site/scripts/dev/page-report';
import {element} from '../start-on-intent/element';
import './writers-bar.css';

let current = '';
let shown = '';

function emptyBar(): Element {
  const bar =
    document.querySelector('.writers-bar') ?? element('aside', {class: 'writers-bar', 'aria-label': 'For writers'});
  bar.replaceChildren();
  document.body.append(bar);
  return bar;
}

function list(summary: string, items: readonly string[]): HTMLElement {
  const entries = items.map((item) => element('li', {}, item));
  return element('details', {}, element('summary', {}, summary), element('ul', {}, ...entries));
}

function show({file, problems, questions}: PageReport): void {
  const open = element('button', {class: 'button'}, `Open ${file}`);
  // The development server opens the file in the editor.
  open.onclick = () => void fetch(`/webpack-dev-server/open-editor?fileName=${encodeURIComponent(file)}`);
  const asked = questions.flatMap((section) => section.questions.map((question) => `${section.heading}: ${question}`));
  emptyBar().append(
    open,
    list(problems.length === 0 ? 'Checks: nothing to change' : `Checks: ${problems.length} to change`, problems),
    list(`${asked.length} questions for search`, asked),
  );
}

async function readReport(path: string): Promise<string> {
  const address = `/__page-report?path=${encodeURIComponent(path)}`;
  try {
    return await (await fetch(address, {headers: {Accept: 'application/json'}})).text();
  } catch {
    return JSON.stringify({message: "the writers' server does not answer. Start it again."});
  }
}

async function check(path: string): Promise<void> {
  const text = await readReport(path);
  // Rendering the same report again would close the lists that the writer opened.
  if (path !== current || text === shown) return;
  shown = text;
  const report = JSON.parse(text) as PageReport | {message: string} | null;
  if (!report) emptyBar().append('This page has no file of its own.');
  else if ('message' in report) emptyBar().append(`The checks stopped: ${report.message}`);
  else show(report);
}

export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  if (location.pathname === current) return;
  current = location.pathname;
  shown = '';
  emptyBar().append('Checking this page…');
  void check(current);
}

// Checks again when the writer returns, perhaps from the editor.
if (typeof window !== 'undefined') window.addEventListener('focus', () => void (current && check(current)));
