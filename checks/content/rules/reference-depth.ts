import {pageRule} from '../rule';
import type {SourcePage} from '../source-page';
import {headings, nodesIn} from '../tree';
import {PROBLEMS_HEADING} from './reference-order';

const FEWEST_WORDS = 700;

/** Words of prose and steps. Tables and components show facts from the model and don't count. */
function wordCount({tree}: SourcePage): number {
  const prose = (tree.children ?? []).filter(({type}) => type !== 'table');
  const text = prose
    .flatMap((node) => [...nodesIn(node)])
    .map(({type, value}) => (type === 'text' || type === 'inlineCode' ? value : ''));
  return text
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}

const TOO_SHORT = `words; a reference page has at least ${FEWEST_WORDS} besides its tables. Add what a new employee would ask.`;
const NO_PROBLEMS =
  'there is no section "## <Thing> problems and fixes". Start each paragraph with the symptom in bold, then say why it happens and what to do.';

export const referenceDepth = pageRule('reference pages go deep and have problems and fixes', (page) => {
  if (page.frontMatter.kind !== 'reference') return [];
  const words = wordCount(page);
  const messages: string[] = [];
  if (words < FEWEST_WORDS) messages.push(`${words} ${TOO_SHORT}`);
  if (!headings(page).some(({text}) => PROBLEMS_HEADING.test(text))) messages.push(NO_PROBLEMS);
  return messages.map((message) => ({line: 1, message}));
});
