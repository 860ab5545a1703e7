import type {Passage} from './passages';
import {lineOf, type SourceNode, type SourcePage} from './source-page';

/** What a writer must change: where, what is wrong, and what to do. */
export type Mistake = {line: number; message: string};

/** Each mistake is `file:line: message`. */
export type Rule = {name: string; check: (pages: readonly SourcePage[]) => string[]};

export const mistakeAt = (node: SourceNode, message: string): Mistake => ({line: lineOf(node), message});

/** What a check of one page at a time finds on all of them. */
export const checkPages = (pages: readonly SourcePage[], check: (page: SourcePage) => Mistake[]): string[] =>
  pages.flatMap((page) => check(page).map(({line, message}) => `${page.file}:${line}: ${message}`));

export const pageRule = (name: string, check: (page: SourcePage) => Mistake[]): Rule => ({
  name,
  check: (pages) => checkPages(pages, check),
});

/** Finds each passage that repeats an earlier one; `message` gets the location of the earlier one. */
export const noRepeats = (
  name: string,
  passagesOf: (page: SourcePage) => Pick<Passage, 'line' | 'text'>[],
  message: (text: string, place: string) => string,
): Rule => ({
  name,
  check(pages) {
    const places = new Map<string, string>();
    return checkPages(pages, (page) =>
      passagesOf(page).flatMap(({line, text}) => {
        const words = text.toLowerCase().replace(/[^\p{L}\p{N}$%]+/gu, ' ');
        const place = places.get(words.trim());
        if (place) return [{line, message: message(text, place)}];
        places.set(words.trim(), `${page.file}:${line}`);
        return [];
      }),
    );
  },
});
