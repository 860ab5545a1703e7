import {pageRule} from '../rule';
import type {SourcePage} from '../source-page';
import {headings, nodesIn} from '../tree';

const FEWEST_WORDS = 700;

/** Words of prose and steps. Tables and components show facts of the model and do not count. */
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
const NO_TROUBLES =
  'there is no "## <Thing> problems and fixes". Name the messages and symptoms, why they happen, and what to do.';

export const referenceDepth = pageRule('reference pages go deep and say what goes wrong', (page) => {
  if (page.frontMatter.kind !== 'reference') return [];
  const words = wordCount(page);
  const messages: string[] = [];
  if (words < FEWEST_WORDS) messages.push(`${words} ${TOO_SHORT}`);
  if (!headings(page).some(({text}) => /^What goes wrong$| problems and fixes$/.test(text))) messages.push(NO_TROUBLES);
  return messages.map((message) => ({line: 1, message}));
});
