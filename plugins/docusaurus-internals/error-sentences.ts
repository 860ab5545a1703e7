/** Turns the generator's reports of writers' mistakes into sentences with a file and line. */
import {fileOf, readText, SECTIONS} from '../../lib/pages';

const REPORTED = /^- Broken (link|anchor) on source page path = (.+):\n((?: +-> linking to .+\n?)+)/gm;

/** The file of a route and the line of a link in it; a page without a source file is named by its route. */
function placeOf(route: string, link: string): string {
  const sections = new RegExp(`^.*?/(?=(?:${SECTIONS.join('|')})/)`);
  const file = fileOf(route.replace(sections, '/'));
  if (!file) return route;
  const lines = readText(file).split('\n');
  const line = lines.findIndex((text) => text.includes(`](${link})`));
  return line < 0 ? file : `${file}:${line + 1}`;
}

function brokenLinks(report: string): string[] {
  return [...report.matchAll(REPORTED)].flatMap(([, kind, route = '', links = '']) =>
    [...links.matchAll(/-> linking to (\S+)/g)].map(([, link = '']) =>
      kind === 'anchor'
        ? `${placeOf(route, link)}: no heading or row has the anchor of the link ${link}. Write one that its page has.`
        : `${placeOf(route, link)}: no page has the address of the link ${link}. Write the path of a file in content/, without .mdx.`,
    ),
  );
}

function missingPages(report: string): string[] {
  const [, sidebar = '', ids = ''] =
    /^Invalid sidebar file at "(.+)"\.\nThese sidebar document ids do not exist:\n((?:- .+\n)+)/.exec(report) ?? [];
  const section = /(\w+)\.ts$/.exec(sidebar)?.[1];
  return [...ids.matchAll(/^- (.+)$/gm)].map(
    ([, id]) =>
      `${sidebar}: there is no page content/${section}/${id}.mdx. Write it (npm run new -- page ${section}/${id}), or take it out of the sidebar or the identity.`,
  );
}

/** The pages that could not be rendered, by cause: one mistake in the navbar fails them all. */
export function failedPages(errors: readonly unknown[]): string[] {
  const routes = new Map<string, string[]>();
  for (const error of errors) {
    let cause = error as Error;
    const [, route = ''] = /pathname [^"]*"(.+?)"/.exec(cause.message) ?? [];
    while (cause.cause instanceof Error) cause = cause.cause;
    const [reason = ''] = cause.message.split('\n');
    routes.set(reason, [...(routes.get(reason) ?? []), fileOf(route) ?? route]);
  }
  return [...routes].map(([reason, [first, ...more]]) => {
    const others = more.length > 0 ? ` (and ${more.length} more)` : '';
    return `${first}${others}: the page cannot be rendered. ${reason}`;
  });
}

export const sentencesOf = (report: string): string[] => [...brokenLinks(report), ...missingPages(report)];
