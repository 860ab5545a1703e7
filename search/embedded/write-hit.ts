import {HIERARCHY_LEVELS, type Hit, type Piece} from '../answer';
import {tokenize, tokenizeWithOffsets, type RankedSection, type WordMatcher} from '../engine';
import {objectId} from '../records/cut-records';
import type {ShownSection} from './index-files';

export type HitOptions = {matcher: WordMatcher; siteRoot: string; snippetWords: number};

/** Turns a ranked section into a hit, with its texts and URL. */
export function writeHit(
  {isTitle, audience}: Pick<RankedSection, 'isTitle' | 'audience'>,
  {hierarchy, path, anchor: sectionAnchor, blocks, questions}: ShownSection,
  {matcher, siteRoot, snippetWords}: HitOptions,
): Hit {
  const level = HIERARCHY_LEVELS.findLast((name) => hierarchy[name] !== null) ?? 'lvl1';
  const title = hierarchy[level] ?? '';
  const block = bestOf(
    blocks.map(({text}) => text),
    matcher,
    title,
  );
  const place = isTitle || block.own === 0 ? -1 : block.place;
  const text = (blocks[place] ?? blocks[0])?.text;
  const anchor = blocks[place]?.anchor || sectionAnchor;
  const url = hitUrl(siteRoot, path, anchor);
  const isHeading = level === 'lvl1' || place < 0 || tokenize(title).some((word) => matcher.answers(word).length > 0);
  // A question is shown if it explains the hit better than its title and text.
  const question = bestOf(questions, matcher, title);
  const asked = question.worth > block.worth ? questions[question.place] : undefined;
  const snippet = text ? cutAround(text, matcher, snippetWords) : '';
  const hasTyped = [title, snippet, asked ?? ''].some((line) => tokenize(line).some(matcher.isTyped));
  const mark = (line: string): Piece[] => markPieces(line, matcher, hasTyped);
  return {
    objectID: objectId(url.pathname, anchor, isHeading ? 0 : place + 1),
    url: url.href,
    type: isHeading ? (level as Hit['type']) : 'content',
    hierarchy,
    content: text ?? null,
    title: mark(title),
    page: level === 'lvl1' ? null : hierarchy.lvl1,
    snippet: mark(snippet),
    ...(asked !== undefined && {question: mark(asked)}),
    ...(audience && {audience}),
  };
}

/** Only the path and anchor come from the index, so a hit can't link to another site. */
function hitUrl(siteRoot: string, path: string, anchor: string): URL {
  const url = new URL(siteRoot);
  url.pathname += path;
  url.hash = anchor;
  return url;
}

type Found = readonly {term: number; weight: number}[];

const foundIn = (text: string, matcher: WordMatcher): Found => tokenize(text).flatMap((word) => matcher.answers(word));

/** The text that, with the title, answers most of the query. `own`: what it answers without the title. */
function bestOf(texts: readonly string[], matcher: WordMatcher, title: string) {
  const inTitle = foundIn(title, matcher);
  const best = {place: -1, worth: worthOf(inTitle), own: 0};
  texts.forEach((text, place) => {
    const found = foundIn(text, matcher);
    const worth = worthOf([...inTitle, ...found]);
    const own = worthOf(found);
    if (worth > best.worth || (worth === best.worth && own > best.own)) Object.assign(best, {place, worth, own});
  });
  return best;
}

/** Each word of the query counts once, by its best match. */
function worthOf(found: Found): number {
  const byTerm = new Map<number, number>();
  for (const {term, weight} of found) byTerm.set(term, Math.max(byTerm.get(term) ?? 0, weight));
  return [...byTerm.values()].reduce((sum, weight) => sum + weight, 0);
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
  const first = bestStart(found, wordCount, (place) => /[.!?:]$/.test(words[place - 1]?.[0] ?? '.'));
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

/**
 * Start of the best excerpt. Of neighbors that are equally good, the one that begins a sentence is easiest to read, or
 * else the middle one, which has the matches in its middle.
 */
function bestStart(found: readonly Found[], size: number, isSentence: (place: number) => boolean): number {
  const worth = found.slice(size - 1).map((_, start) => {
    const run = found.slice(start, start + size).flat();
    // Further matches only break ties.
    return worthOf(run) + run.length / 1000;
  });
  const first = worth.indexOf(Math.max(...worth));
  if (worth[first] === 0) return 0;
  const after = worth.findIndex((one, start) => start > first && one !== worth[first]);
  const last = (after < 0 ? worth.length : after) - 1;
  for (let place = last; place >= first; place -= 1) if (isSentence(place)) return place;
  return Math.ceil((first + last) / 2);
}
