import {imperatives} from '../../../plugins/page-tasks/imperatives';
import {pageRule} from '../rule';
import type {SourceNode} from '../source-page';
import {lineOf, nodesOfType, textOf} from '../tree';

/** "If the office has a route, choose it": the condition may come first, the verb follows the comma. */
const CONDITION =
  /^(?:after|at|before|for|from|if|in|next to|on|once|to|under|until|when|while|with|without)\b[^,]*, /i;

const firstWord = (text: string) => /^[^\p{L}]*([\p{L}-]+)/u.exec(text)?.[1]?.toLowerCase() ?? '';

export const startsWithVerb = (step: string): boolean => imperatives.has(firstWord(step.replace(CONDITION, '')));

export const stepsStartWithVerbs = pageRule('numbered steps start with a verb', (page) =>
  nodesOfType(page, 'list')
    .filter(({ordered}) => ordered)
    .flatMap((list) => list.children ?? [])
    .map((item): [SourceNode, string] => [item, textOf(item.children?.[0] ?? item)])
    .filter(([, step]) => !startsWithVerb(step))
    .map(([item, step]) => ({
      line: lineOf(item),
      message: `the step "${step.slice(0, 40)}…" does not start with what to do. Begin with a verb (plugins/page-tasks/imperatives.ts), or use a list with dots.`,
    })),
);
