/** Turns what the generator reports of its pages into sentences. */
import {fileOf, SITE_SECTIONS} from '../../lib/pages';
import {DISK_IS_FULL} from '../../lib/user-error';

const REPORTED = /^- Broken (link|anchor) on source page path = (.+):\n((?: +-> linking to .+\n?)+)/gm;

/** The file of a route; a page without a source file is named by its route. */
function placeOf(route: string): string {
  const sections = new RegExp(`^.*?/(?=(?:${SITE_SECTIONS.join('|')})/)`);
  return fileOf(route.replace(sections, '/')) ?? route;
}

/** Links in facts and components. Those that are written on a page are checked before (checks/content/mistakes.ts). */
export function brokenLinks(report: string): string[] {
  return [...report.matchAll(REPORTED)].flatMap(([, kind, route = '', links = '']) =>
    [...links.matchAll(/-> linking to (\S+)/g)].map(([, link = '']) =>
      kind === 'anchor'
        ? `${placeOf(route)}: no heading or row has the anchor of the link ${link}. Write one that its page has.`
        : `${placeOf(route)}: no page has the address of the link ${link}. Write the path of a file in content/, without .mdx.`,
    ),
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
    routes.set(reason, [...(routes.get(reason) ?? []), placeOf(route)]);
  }
  return [...routes].map(([reason, [first, ...more]]) => {
    if (reason.startsWith('ENOSPC')) return DISK_IS_FULL;
    const others = more.length > 0 ? ` (and ${more.length} more)` : '';
    return `${first}${others}: the page cannot be rendered. ${reason}`;
  });
}

/** The sentences for an error that ended the build, or for one of its causes. */
export function reportedErrors(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const sentences = error instanceof AggregateError ? failedPages(error.errors) : brokenLinks(error.message);
  return sentences.length > 0 ? sentences : reportedErrors(error.cause);
}
