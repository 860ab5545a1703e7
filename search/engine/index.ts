/** The search engine: MiniSearch ranks the sections; the rules around it are in search/README.md. */
import MiniSearch, {type SearchResult} from 'minisearch';
import {similarity} from '../../lib/similarity';
import {TOP_HITS} from '../limits';
import {NUMBERS} from './numbers';
import {searchOptions} from './options';
import {unpackIndex} from './pack';
import {comparePhrases} from './phrases';
import {createMatcher, planQuery, type Plan} from './query';
import type {EngineAnswer, IndexData, RankedSection} from './types';
import {isIdentifier, tokenize} from './words';

export {buildIndex} from './build-index';
export type * from './types';
export {tokenize, tokenizeWithOffsets} from './words';

export type SearchEngine = ReturnType<typeof openIndex>;

const SHORTEST_SUGGESTION = 3;
/** Words that have less in common aren't suggested. */
const LEAST_SIMILARITY = 0.35;

/** Words of a query that compares products. */
const COMPARING =
  /\b(?:vs|versus|compar\w*|alternativ\w*|switch\w*|migrat\w*|competitors?|better|differen\w*|instead|than|pilot)\b/i;

/** Throws if the data isn't an index. */
export function openIndex(data: IndexData) {
  const {pages, titleWords, synonyms} = data;
  const {index, phrases, uses} = unpackIndex(data);
  const search = MiniSearch.loadJS(index, searchOptions);
  const known = new Map(uses);
  // A word that only synonyms have is known as well: it isn't corrected, and a typo in it is.
  for (const key of Object.keys(synonyms)) for (const word of key.split(' ')) if (!known.has(word)) known.set(word, 0);
  const sections = pages.flatMap((page, number) =>
    Array.from({length: page.sections}, (_, place) => ({page: number, place, group: page.group})),
  );
  if (![titleWords, data.phraseCounts].every(({length}) => length === sections.length))
    throw new TypeError('The search index is damaged.');
  const titles = pages.map(({title}) => tokenize(title).join(' '));
  const rarity = (stem: string): number => Math.log(1 + sections.length / (1 + (uses.get(stem) ?? 0)));
  const fitsOf = comparePhrases(phrases, rarity);

  /** How the query names a section: 3 as the page, 2 as the heading, 1 as the start of the page's title; 0 if it doesn't. */
  function naming({id, match}: SearchResult, {asked, terms, typed}: Plan): number {
    const {page, place} = sections[id]!;
    const own = terms.filter(
      ({stem, typed: by}) => by.size > 0 && Object.hasOwn(match, stem) && match[stem]!.includes('title'),
    );
    const named = new Set(own.flatMap(({typed: by}) => [...by]));
    const isWhole = named.size === asked && own.length === phrases.titleStems[id];
    // One word doesn't name "What the portal doesn't do".
    if (isWhole && 2 * typed.length >= titleWords[id]!) return place === 0 ? 3 : 2;
    const start = typed.join(' ');
    const title = titles[page]!;
    return place === 0 && title.startsWith(start) && start.length >= NUMBERS.halfTyped * title.length ? 1 : 0;
  }

  function rank(query: string, plan: Plan): RankedSection[] {
    const {terms} = plan;
    if (terms.length === 0) return [];
    const wordsOf = new Map(terms.map(({stem, words}) => [stem, words]));
    const found = search.search(terms.map(({stem}) => stem).join(' '), {
      prefix: (_, i) => terms[i]!.isPrefix,
      boostTerm: (_, i) => terms[i]!.weight,
      weights: {prefix: NUMBERS.prefix, fuzzy: 0},
      boost: NUMBERS.boost,
      bm25: NUMBERS.bm25,
    });
    const isComparing = COMPARING.test(query);
    const isAnswer = ({id, match}: SearchResult): boolean => {
      const {names} = pages[sections[id]!.page]!;
      const isFitting = !names || isComparing || terms.some(({stem, typed}) => typed.size > 0 && names.includes(stem));
      // The titles above a section rank it, but don't make it a hit.
      return isFitting && Object.values(match).some((fields) => fields.some((field) => field !== 'page'));
    };
    const answers = found.flatMap((result) => {
      const {id, score, queryTerms} = result;
      const named = naming(result, plan);
      if (named === 0 && !isAnswer(result)) return [];
      const answered = new Set(queryTerms.flatMap((term) => [...wordsOf.get(term)!]));
      // The library counts terms, several of which may stand for one word of the reader.
      return answered.size === 0 ? [] : {id: id as number, named, own: (score / queryTerms.length) * answered.size};
    });
    const most = Math.max(...answers.map(({own}) => own));
    const fits = fitsOf(terms);
    const ranked = answers.map(({id, named, own}) => {
      const weight = pages[sections[id]!.page]!.isList ? NUMBERS.list : 1;
      const score = weight * (own / most + NUMBERS.phrase * (fits.get(id) ?? 0));
      return {section: id, ...sections[id]!, score, named, isTitle: named > 1};
    });
    ranked.sort((a, b) => b.named - a.named || b.score - a.score || a.section - b.section);
    const best = Math.max(...ranked.map(({score}) => score));
    return forEveryAudience(
      ranked
        .filter(({named, score}) => named > 0 || score >= best * NUMBERS.noise)
        .map(({named: _, ...hit}) => ({...hit, audience: data.audiences[hit.section]})),
    );
  }

  return {
    sections,
    search(query: string): EngineAnswer {
      const plan = planQuery(query, {known, synonyms});
      return {hits: rank(query, plan), matcher: createMatcher(plan, rarity)};
    },
    /** For each word of the query, the most similar stem of the site. */
    nearest: (query: string): string[] => tokenize(query).flatMap((word) => mostSimilar(word, uses.keys()) ?? []),
  };
}

/** The best section for each audience is among the first three, if it is among the first six. */
function forEveryAudience(hits: RankedSection[]): RankedSection[] {
  const isFirst = ({audience}: RankedSection, at: number) => hits.findIndex((hit) => hit.audience === audience) === at;
  const best = hits.slice(0, NUMBERS.audienceReach).filter(isFirst).slice(0, TOP_HITS);
  for (const hit of best.toReversed()) {
    const at = hits.indexOf(hit);
    if (at < TOP_HITS) continue;
    // Behind the first hits of other audiences.
    const before = hits.findLastIndex((other, place) => place < TOP_HITS && !best.includes(other));
    if (before >= 0) hits.splice(before, 0, ...hits.splice(at, 1));
  }
  return hits;
}

/** The word with the most letter pairs in common, even beyond a typo. Undefined if none is similar. */
function mostSimilar(typed: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let most = LEAST_SIMILARITY;
  for (const word of words) {
    const likeness = word.length < SHORTEST_SUGGESTION || isIdentifier(word) ? 0 : similarity(typed, word);
    if (likeness >= most && (likeness > most || best === undefined)) [best, most] = [word, likeness];
  }
  return best;
}
