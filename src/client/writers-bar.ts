/** `npm run dev` only: shows each page's file, its check results, and its search questions below the page. */
import type {PageReport} from '@site/scripts/dev/page-report';
import './writers-bar.css';

let current = '';
let shown = '';

function add(parent: Element, tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
}

function emptyBar(): HTMLElement {
  const bar = document.querySelector<HTMLElement>('.writers-bar') ?? document.createElement('aside');
  bar.className = 'writers-bar';
  bar.setAttribute('aria-label', 'For writers');
  bar.replaceChildren();
  document.body.append(bar);
  return bar;
}

function addList(bar: Element, summary: string, items: readonly string[]): void {
  const details = document.createElement('details');
  add(details, 'summary', summary);
  const list = add(details, 'ul', '');
  for (const item of items) add(list, 'li', item);
  bar.append(details);
}

function show({file, problems, questions}: PageReport): void {
  const bar = emptyBar();
  // The development server opens the file in the editor.
  add(bar, 'button', `Open ${file}`).addEventListener('click', () => {
    void fetch(`/webpack-dev-server/open-editor?fileName=${encodeURIComponent(file)}`);
  });
  addList(bar, problems.length === 0 ? 'Checks: nothing to change' : `Checks: ${problems.length} to change`, problems);
  const asked = questions.flatMap((section) => section.questions.map((question) => `${section.heading}: ${question}`));
  addList(bar, `${asked.length} questions for search`, asked);
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
  if (!report) add(emptyBar(), 'span', 'This page has no file of its own.');
  else if ('message' in report) add(emptyBar(), 'span', `The checks stopped: ${report.message}`);
  else show(report);
}

export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  if (location.pathname === current) return;
  current = location.pathname;
  shown = '';
  add(emptyBar(), 'span', 'Checking this page…');
  void check(current);
}

// Checks again when the writer returns, perhaps from the editor.
if (typeof window !== 'undefined') window.addEventListener('focus', () => void (current && check(current)));
