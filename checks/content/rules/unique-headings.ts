import type {Rule} from '../rule';
import {headings} from '../tree';

const normal = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** A heading is read alone in search results and links, so two pages cannot share one. */
export const uniqueHeadings: Rule = {
  name: 'no two headings of the site are the same',
  check: (pages) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) =>
      headings(page).flatMap(({text, line}) => {
        const owner = first.get(normal(text));
        if (owner === undefined) first.set(normal(text), `${page.file}:${line}`);
        return owner === undefined
          ? []
          : [
              {
                file: page.file,
                line,
                message: `the heading "${text}" is also at ${owner}. Name the thing it is about, such as "Fields of an invoice".`,
              },
            ];
      }),
    );
  },
};
