/** What readers type, labeled with what answers it. search/bench/README.md describes the file format. */
import {readFileSync} from 'node:fs';
import {tokenize} from '../../engine';
import type {SearchPage, Section} from '../../records';

type Labeled = {
  query: string;
  /** `/docs/cases/overview#put-a-case-on-hold`: page and section. `/docs/cases/overview~Pan 117 is in use`: page and words of a block. */
  answers?: string[];
  pages?: string[];
};

/** A question, and the sections or pages that answer it. */
export type Judged = {query: string; right: readonly string[]};
export type JudgedSet = {name: string; by: 'section' | 'page'; questions: Judged[]};

/** `tuned-questions` were visible while the ranking was tuned; other people wrote `unseen-questions` afterward. */
const SECTION_SETS = ['tuned-questions', 'unseen-questions'] as const;
const PAGE_SETS = ['own-queries', 'held-out-queries', 'blind-queries'] as const;

const readSet = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Labeled[];

export const queriesOf = (name: (typeof SECTION_SETS | typeof PAGE_SETS)[number]): string[] =>
  readSet(name).map(({query}) => query);

/** A section of the site with its page's route. */
export type Place = {path: string} & Pick<Section, 'anchor' | 'title'> & {blocks: readonly string[]};

export const placeId = ({path, anchor}: {path: string; anchor: string}): string =>
  anchor ? `${path}#${anchor}` : path;
export const pageOf = (id: string): string => id.split('#')[0]!;

export function placesOf(pages: readonly SearchPage[], baseUrl = '/'): Place[] {
  return pages.flatMap(({url, sections}) => {
    const path = `/${new URL(url).pathname.slice(baseUrl.length)}`;
    return sections.map(({anchor, title, blocks}) => ({path, anchor, title, blocks: blocks.map(({text}) => text)}));
  });
}

const inWords = (text: string): string => ` ${tokenize(text).join(' ')} `;

/** The sections a label names: by id, by the page alone for its opening, or by words of a block. */
export function labelledPlaces(label: string, places: readonly Place[]): string[] {
  const [, path = '', kind, words = ''] = /^([^#~]+)(?:([#~])(.+))?$/.exec(label) ?? [];
  const isNamed = ({anchor, blocks}: Place) =>
    kind === '~' ? blocks.some((text) => inWords(text).includes(inWords(words))) : anchor === words;
  return places.filter((place) => place.path === path && isNamed(place)).map(placeId);
}

/** All labeled sets of this site, and the labels that name nothing on it. */
export function judgedSets(places: readonly Place[]): {sets: JudgedSet[]; problems: string[]} {
  const problems: string[] = [];
  const judge = (name: string, kind: string, placesNamed: (label: string) => string[]): Judged[] =>
    readSet(name).map(({query, answers, pages}) => ({
      query,
      right: (answers ?? pages ?? []).flatMap((label) => {
        const named = placesNamed(label);
        if (named.length === 0) problems.push(`${name}.json: "${query}" names ${label}, which is no ${kind}.`);
        return named;
      }),
    }));
  const paths = new Set(places.map(({path}) => path));
  const sets: JudgedSet[] = [
    ...SECTION_SETS.flatMap((name): JudgedSet[] => {
      const questions = judge(name, 'section', (label) => labelledPlaces(label, places));
      const byPage = questions.map(({query, right}) => ({query, right: right.map(pageOf)}));
      return [
        {name, by: 'section', questions},
        {name, by: 'page', questions: byPage},
      ];
    }),
    ...PAGE_SETS.map((name): JudgedSet => {
      return {name, by: 'page', questions: judge(name, 'page', (label) => (paths.has(label) ? [label] : []))};
    }),
  ];
  return {sets, problems};
}
