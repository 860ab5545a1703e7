import {HIERARCHY_LEVELS, type Hit} from '../answer';
import {contentWords, stem, tokenize, type RankedSection, type WordMatcher} from '../engine';
import {objectId} from '../records/object-id';
import type {ShownSection} from './index-files';
import {cutAround, markPieces} from './pieces';

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
  const [text, blockAnchor] = [found ?? shown.blocks[0] ?? []].flat();
  const anchor = (found && blockAnchor) || shown.anchor;
  const url = hitUrl(siteRoot, shown.path, anchor);
  const type = ranked.inTitle || level === 'lvl1' || !found ? level : 'content';
  const asked = questions[ranked.question];
  return {
    objectID: objectId(url.pathname, anchor, type === 'content' ? ranked.block + 1 : 0),
    url: url.href,
    type: type as Hit['type'],
    hierarchy,
    content: text ?? null,
    title: markPieces(title, matcher),
    page: saysPage(title, hierarchy.lvl1 ?? '') ? null : hierarchy.lvl1,
    snippet: text ? markPieces(cutAround(text, matcher, snippetWords), matcher) : [],
    ...(asked !== undefined && {question: markPieces(asked, matcher)}),
  };
}

/** Whether a heading already names its page, as "Fields of a case" does on the page "Cases". */
function saysPage(title: string, page: string): boolean {
  const own = new Set(tokenize(title).map(stem));
  return contentWords(tokenize(page)).every((word) => own.has(stem(word)));
}

/** Only the path and anchor come from the index, so a hit can't link to another site. */
function hitUrl(siteRoot: string, path: string, anchor: string): URL {
  const url = new URL(siteRoot);
  url.pathname += path;
  url.hash = anchor;
  return url;
}
