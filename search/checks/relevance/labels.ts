/** What readers type, labeled with what answers it. search/bench/README.md describes the file format. */
import {readFileSync} from 'node:fs';
import {tokenize} from '../../engine';
import type {SearchPage, Section} from '../../records';

export type SectionQuestion = {
  query: string;
  /** `/docs/cases/overview#put-a-case-on-hold`: page and section. `/docs/cases/overview~Pan 117 is in use`: page and words of a block. */
  answers: string[];
};
export type PageQuestion = {query: string; pages: string[]};

/** `tuned-questions` were visible while the ranking was tuned; other people wrote `unseen-questions` afterward. */
export const SECTION_SETS = ['tuned-questions', 'unseen-questions'] as const;
export const PAGE_SETS = ['own-queries', 'held-out-queries', 'blind-queries'] as const;
export type SectionSet = (typeof SECTION_SETS)[number];
export type PageSet = (typeof PAGE_SETS)[number];

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as unknown;
export const readSectionQuestions = (name: SectionSet) => readJson(name) as SectionQuestion[];
export const readPageQuestions = (name: PageSet) => readJson(name) as PageQuestion[];

/** A section of the site with its page's route. */
export type Place = {path: string} & Pick<Section, 'anchor' | 'title'> & {blocks: readonly string[]};

export const placeId = ({path, anchor}: {path: string; anchor: string}): string =>
  anchor ? `${path}#${anchor}` : path;

export function placesOf(pages: readonly SearchPage[], baseUrl = '/'): Place[] {
  return pages.flatMap(({url, sections}) => {
    const path = `/${new URL(url).pathname.slice(baseUrl.length)}`;
    return sections.map(({anchor, title, blocks}) => ({path, anchor, title, blocks: blocks.map(({text}) => text)}));
  });
}

const inWords = (text: string): string => ` ${tokenize(text).join(' ')} `;

/** The sections a label names: by id, by the page alone for its opening, or by words of a block. */
export function labelledPlaces(label: string, places: readonly Place[]): Place[] {
  const [, path = '', kind, words = ''] = /^([^#~]+)(?:([#~])(.+))?$/.exec(label) ?? [];
  const onPage = places.filter((place) => place.path === path);
  if (kind === '~') return onPage.filter(({blocks}) => blocks.some((text) => inWords(text).includes(inWords(words))));
  return onPage.filter(({anchor}) => anchor === words);
}
