import {makePage, type Checker, type Site} from '../site';

/** A site made of the given files; those ending in `.html` are its pages. */
export function siteOf(files: Record<string, string>, outDir = ''): Site {
  const pages = Object.entries(files)
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => makePage(file, html));
  return {outDir, files: Object.keys(files), pages};
}

/** The mistakes that a checker finds on one page with this markup. */
export const checkHtml = ({check}: Checker, html: string): ReturnType<Checker['check']> =>
  check(siteOf({'docs/cases/overview/index.html': html}));
