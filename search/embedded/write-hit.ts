import {HIERARCHY_LEVELS, type Hit, type Piece} from '../answer';
import {tokenize, tokenizeWithOffsets, type RankedSection, type WordMatcher} from '../engine';
import {objectId} from '../records/cut-records';
import type {ShownSection} from './index-files';

export type HitOptions = {matcher: WordMatcher; siteRoot: string; snippetWords: number};

/** Turns a ranked section into a hit, with its texts and URL. */
export function writeHit(
  ranked: RankedSection,
  shown: ShownSection,
  {matcher, siteRoot, snippetWords}: HitOptions,
): Hit {
  const {hierarchy, questions} = shown;
  const level = HIERARCHY_LEVELS.findLast((name) => hierarchy[name] !== null) ?? 'lvl1';
  const title = hierarchy[level] ?? '';
  const found = shown.blocks[ranked.block];
  const text = (found ?? shown.blocks[0])?.text;
  const anchor = found?.anchor || shown.anchor;
  const url = hitUrl(siteRoot, shown.path, anchor);
  const type = ranked.inTitle || level === 'lvl1' || !found ? level : 'content';
  const asked = questions[ranked.question];
  const snippet = text ? cutAround(text, matcher, snippetWords) : '';
  const hasTyped = [title, snippet, asked ?? ''].some((line) => tokenize(line).some(matcher.isTyped));
  const mark = (line: string): Piece[] => markPieces(line, matcher, hasTyped);
  return {
    objectID: objectId(url.pathname, anchor, type === 'content' ? ranked.block + 1 : 0),
    url: url.href,
    type: type as Hit['type'],
    hierarchy,
    content: text ?? null,
    title: mark(title),
    page: level === 'lvl1' ? null : hierarchy.lvl1,
    snippet: mark(snippet),
    ...(asked !== undefined && {question: mark(asked)}),
  };
}

/** Only the path and anchor come from the index, so a hit can't link to another site. */
function hitUrl(siteRoot: string, path: string, anchor: string): URL {
  const url = new URL(siteRoot);
  url.pathname += path;
  url.hash = anchor;
  return url;
}

/**
 * Splits text into pieces, with the words that match the query marked. A synonym is marked only in a hit that has none
 * of the reader's own words.
 */
export function markPieces(text: string, matcher: WordMatcher, onlyTyped: boolean): Piece[] {
  const pieces: Piece[] = [];
  const add = (from: number, to: number, marked: boolean): void => {
    if (to > from) pieces.push({text: text.slice(from, to), marked});
  };
  let done = 0;
  for (const {word, start, end} of tokenizeWithOffsets(text)) {
    if (onlyTyped ? !matcher.isTyped(word) : matcher.answers(word).length === 0) continue;
    add(done, start, false);
    add(start, end, true);
    done = end;
  }
  add(done, text.length, false);
  return pieces;
}

/** The excerpt of `wordCount` words that best matches the query, with an ellipsis where text is left out. */
export function cutAround(text: string, matcher: WordMatcher, wordCount: number): string {
  const words = [...text.matchAll(/\S+/g)];
  if (words.length <= wordCount) return text;
  const tokens = tokenizeWithOffsets(text);
  const found = words.map(({0: word, index}) => {
    const end = tokens.findIndex(({start}) => start >= index + word.length);
    return tokens.splice(0, end < 0 ? tokens.length : end).flatMap((token) => matcher.answers(token.word));
  });
  const first = bestStart(found, wordCount);
  const last = first + wordCount;
  return (
    (first > 0 ? '… ' : '') +
    words
      .slice(first, last)
      .map(([word]) => word)
      .join(' ') +
    (last < words.length ? ' …' : '')
  );
}

type Found = readonly {term: number; weight: number}[];

/** Start of the best excerpt. Of neighbors that are equally good, the middle one has the matches in its middle. */
function bestStart(found: readonly Found[], size: number): number {
  const worth = found.slice(size - 1).map((_, start) => worthOf(found.slice(start, start + size)));
  const first = worth.indexOf(Math.max(...worth));
  if (worth[first] === 0) return 0;
  const after = worth.findIndex((one, start) => start > first && one !== worth[first]);
  return Math.ceil((first + (after < 0 ? worth.length : after) - 1) / 2);
}

/** Each query term counts once, by its best match. Further matches only break ties. */
function worthOf(run: readonly Found[]): number {
  const byTerm = new Map<number, number>();
  const all = run.flat();
  for (const {term, weight} of all) byTerm.set(term, Math.max(byTerm.get(term) ?? 0, weight));
  return [...byTerm.values()].reduce((sum, weight) => sum + weight, 0) + all.length / 1000;
}
