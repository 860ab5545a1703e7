import {tokenize, type WordMatcher} from '../engine/index.ts';

/** How much a text says about the query: each matching word counts once. */
export function textWeight(text: string, matcher: WordMatcher): number {
  let sum = 0;
  for (const word of new Set(tokenize(text))) sum += matcher.weight(word);
  return sum;
}

/** Code and template variables read badly in a snippet; they are shown only if they say much more. */
const CODE = /[{}<>]/;
const CODE_WORTH = 0.4;
/** A page's first block introduces it: another must say more than this many times as much to be shown instead. */
const LEAD_ADVANTAGE = 2;

const blockWeight = (block: string, matcher: WordMatcher): number =>
  textWeight(block, matcher) * (CODE.test(block) ? CODE_WORTH : 1);

/** The block that says most about the query, the earliest of equals; -1 if none says anything. */
export function bestBlock(blocks: readonly string[], matcher: WordMatcher): number {
  let best = -1;
  let bestWeight = 0;
  blocks.forEach((block, i) => {
    const weight = blockWeight(block, matcher);
    if (weight > bestWeight) {
      best = i;
      bestWeight = weight;
    }
  });
  return best;
}

/** The block that shows a page best; -1 only if it has none. */
export function bestPageBlock([lead, ...others]: readonly string[], matcher: WordMatcher): number {
  if (lead === undefined) return -1;
  const best = bestBlock(others, matcher);
  const isBetter = best >= 0 && blockWeight(others[best]!, matcher) > LEAD_ADVANTAGE * blockWeight(lead, matcher);
  return isBetter ? best + 1 : 0;
}

/** The run of so many words that says most about the query, with an ellipsis where text is left out. */
export function cutSnippet(text: string, matcher: WordMatcher, wordCount: number, ellipsis: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length <= wordCount) return text;
  const weights = words.map((word) => textWeight(word, matcher));
  const first = bestWindow(weights, wordCount);
  const last = first + wordCount;
  return (first > 0 ? ellipsis : '') + words.slice(first, last).join(' ') + (last < words.length ? ellipsis : '');
}

/** Where the heaviest window starts, moved so that what matches stands in its middle. */
function bestWindow(weights: readonly number[], size: number): number {
  let sum = 0;
  let best = 0;
  let bestSum = -1;
  weights.forEach((weight, end) => {
    sum += weight - (weights[end - size] ?? 0);
    if (end >= size - 1 && sum > bestSum + 1e-9) {
      bestSum = sum;
      best = end - size + 1;
    }
  });
  const matches = weights.map((weight, i) => (weight > 0 ? i : -1)).filter((i) => i >= best && i < best + size);
  const firstMatch = matches[0];
  if (firstMatch === undefined) return 0;
  const room = size - (matches.at(-1)! - firstMatch + 1);
  return Math.max(0, Math.min(firstMatch - Math.floor(room / 2), weights.length - size));
}
