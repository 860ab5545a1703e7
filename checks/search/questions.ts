/** Every section that answers something has reader questions next to its page. */
import type {SiteIndex} from '../../src/search/embedded/read-index';
import type {Outcome} from '../site';
import {addressOf, indexChecker, titleOf} from './sections';

const FEWEST_QUESTIONS = 5;

/** Overviews and news only lead to pages with answers. */
const LEADS_ON = /^\/$|^\/(?:docs|guides|pilot)\/category\/|^\/pilot\/changelog#/;

export function questionProblems({engine, show}: SiteIndex): Outcome {
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

export const searchQuestions = indexChecker('every section has questions of readers', questionProblems);
