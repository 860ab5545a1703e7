/** Every section that answers something has questions of readers beside its page. */
import {readSiteIndex, type SiteIndex} from '../../src/search/embedded/read-index';
import type {Checker} from '../site';
import {addressOf, titleOf} from './sections';

const FEWEST_QUESTIONS = 5;

/** Overviews of pages and news lead to what answers. */
const LEADS_ON = /^\/$|^\/(?:docs|guides|pilot)\/category\/|^\/pilot\/changelog#/;

export function questionProblems({engine, show}: SiteIndex): {inspected: number; problems: string[]} {
  const sections = Array.from({length: engine.outline.sectionCount}, (_, section) => show(section)).filter(
    (section) => !LEADS_ON.test(addressOf(section).replace(/^\/#.*/, '/')),
  );
  const problems = sections
    .filter(({questions}) => questions.length < FEWEST_QUESTIONS)
    .map((section) => {
      const count = section.questions.length;
      return `${addressOf(section)} "${titleOf(section)}" has ${count} questions of ${FEWEST_QUESTIONS}. Write them in its page's .questions.yaml.`;
    });
  return {inspected: sections.length, problems};
}

export const searchQuestions: Checker = {
  name: 'every section has questions of readers',
  async check({outDir}) {
    const index = readSiteIndex(outDir);
    if (!index) return {inspected: 0, problems: ['The build holds no search index.']};
    return questionProblems(index);
  },
};
