import {tokenizeWithOffsets, type WordMatcher} from '../engine/index.ts';

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}

export interface MarkTags {
  before: string;
  after: string;
}

export interface MarkedText {
  /** Escaped, with the tags around what matched. */
  html: string;
  matchedWords: string[];
}

/** Escapes first and inserts the tags after, so that nothing from a page or a query can become markup. */
export function mark(text: string, matcher: WordMatcher, tags: MarkTags): MarkedText {
  let html = '';
  let done = 0;
  const matchedWords = new Set<string>();
  for (const {word, start, end} of tokenizeWithOffsets(text)) {
    const matched = matcher.matchedLength(word);
    if (matched === 0) continue;
    matchedWords.add(word);
    // Folding may change a word's length; then its letters do not line up and all of it is marked.
    const stop = word.length === end - start ? start + matched : end;
    html += escapeHtml(text.slice(done, start)) + tags.before + escapeHtml(text.slice(start, stop)) + tags.after;
    done = stop;
  }
  return {html: html + escapeHtml(text.slice(done)), matchedWords: [...matchedWords]};
}
