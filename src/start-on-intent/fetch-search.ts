/**
 * Fetches what the first search needs all at once; the application would ask for it piece by piece, each naming the
 * next. The build lists the files on the loader's script. What fails here is asked for again by whoever needs it.
 */
const asked = new Set<string>();

export function fetchSearch(which = /./): void {
  const {search = ''} = document.querySelector<HTMLElement>('script[data-search]')?.dataset ?? {};
  for (const file of search.split(' ').filter((name) => which.test(name) && !asked.has(name))) {
    asked.add(file);
    fetch(file, {priority: 'low'}).catch(() => {});
  }
}
