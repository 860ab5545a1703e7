/** What readers type, labeled with what answers it. search/bench/README.md describes the file format. */
import {readdirSync, readFileSync} from 'node:fs';
import type {ShownSection} from '../../embedded/index-files';
import {tokenize} from '../../engine';

type Labeled = {
  query: string;
  /** `/docs/cases/overview#put-a-case-on-hold`: page and section. `/docs/cases/overview~Pan 117 is in use`: page and words of a block. */
  answers: string[];
  /** Sections that don't answer it, but get the reader on. Only in rounds. */
  helps: string[];
  /** Instead of sections. */
  pages?: string[];
};

/** A question, and the sections or pages that answer it. */
export type Judged = {query: string; right: readonly string[]};
export type JudgedSet = {name: string; by: 'section' | 'page'; questions: Judged[]};

/**
 * `tuned-questions` were visible while the ranking was tuned; other people wrote `unseen-questions` afterward. What is
 * expected of a single query has its reason beside it (`why`, also for those after it).
 */
const SECTION_SETS = ['tuned-questions', 'unseen-questions', 'expected-first', 'expected-in-top-3'] as const;
const PAGE_SETS = ['own-queries', 'held-out-queries', 'blind-queries'] as const;
const ROUNDS = new URL('rounds/', import.meta.url);

const readSet = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Labeled[];

export const queriesOf = (name: (typeof SECTION_SETS | typeof PAGE_SETS)[number]): string[] =>
  readSet(name).map(({query}) => query);

/** A section's address on the site, as labels name it. */
export const addressOf = ({path, anchor}: Pick<ShownSection, 'path' | 'anchor'>): string =>
  anchor ? `/${path}#${anchor}` : `/${path}`;
export const pageOf = (address: string): string => address.split('#')[0]!;

const inWords = (text: string): string => ` ${tokenize(text).join(' ')} `;

/** The sections a label names: by id, by the page alone for its opening, or by words of a block. */
export function labeledSections(label: string, sections: readonly ShownSection[]): string[] {
  const [, path = '', words] = /^([^~]+)~(.+)$/.exec(label) ?? [];
  const hasWords = ({blocks}: ShownSection) => blocks.some(({text}) => inWords(text).includes(inWords(words!)));
  const isNamed = (section: ShownSection) =>
    words === undefined ? addressOf(section) === label : `/${section.path}` === path && hasWords(section);
  return sections.filter(isNamed).map(addressOf);
}

const byPage = (questions: readonly Judged[]): Judged[] =>
  questions.map(({query, right}) => ({query, right: right.map(pageOf)}));

/** All labeled sets of a site with these sections, and the labels that name nothing on it. */
export function judgedSets(sections: readonly ShownSection[]): {sets: JudgedSet[]; problems: string[]} {
  const problems: string[] = [];
  const judge = (name: string, kind: string, named: (label: string) => string[]): Judged[] =>
    readSet(name).map(({query, answers, pages = answers}) => ({
      query,
      right: pages.flatMap((label) => {
        const right = named(label);
        if (right.length === 0) problems.push(`${name}.json: "${query}" names ${label}, which is no ${kind}.`);
        return right;
      }),
    }));
  const paths = new Set(sections.map(({path}) => `/${path}`));
  const sets = SECTION_SETS.flatMap((name): JudgedSet[] => {
    const questions = judge(name, 'section', (label) => labeledSections(label, sections));
    return [
      {name, by: 'section', questions},
      {name, by: 'page', questions: byPage(questions)},
    ];
  });
  for (const name of PAGE_SETS)
    sets.push({name, by: 'page', questions: judge(name, 'page', (label) => (paths.has(label) ? [label] : []))});
  return {sets, problems};
}

/**
 * Rounds of questions by people who had not seen a page. Each is measured as a whole before anything of it is used;
 * then the even half may be taught (attached to sections), and the odd half is kept.
 */
export function roundSets(): JudgedSet[] {
  return readdirSync(ROUNDS)
    .sort()
    .flatMap((file) => {
      const round = file.replace('.json', '');
      const asked = readSet(`rounds/${round}`);
      const halves = {
        all: asked,
        taught: asked.filter((_, i) => i % 2 === 0),
        kept: asked.filter((_, i) => i % 2 === 1),
      };
      return Object.entries(halves).flatMap(([half, questions]): JudgedSet[] => {
        const name = `${round}, ${half}`;
        const answered = questions.filter(({answers}) => answers.length > 0);
        const right = answered.map(({query, answers}) => ({query, right: answers}));
        const helpful = answered.map(({query, answers, helps}) => ({query, right: [...answers, ...helps]}));
        return [
          {name, by: 'section', questions: right},
          {name, by: 'page', questions: byPage(right)},
          {name: `${name}, or helps`, by: 'section', questions: helpful},
        ];
      });
    });
}
