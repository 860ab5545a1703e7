import {makePage, type Checker, type Site} from '../site';

/** A site made of the given files; those ending in `.html` are its pages. */
export function siteOf(files: Record<string, string>, outDir = ''): Site {
  const pages = Object.entries(files)
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => makePage(file, html));
  return {outDir, files: Object.keys(files), pages};
}

/** The problems that a checker finds on one page with this markup. */
export async function problemsOn(checker: Checker, html: string): Promise<string[]> {
  return (await checker.check(siteOf({'docs/cases/overview/index.html': html}))).problems;
}
