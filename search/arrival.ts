/** Highlights the matched words on the page that a hit led to, with CSS highlights that leave the DOM unchanged. */
import type {Hit} from './answer';
import {ARRIVAL} from './dialog/open-dialog';

/** The highlight's name in the style sheet. */
const HIGHLIGHT = 'search-arrival';
const HEADING = /^H[1-6]$/;

type Arrival = {path: string; words: string[]};

/** Only what the search marked: it knows which words of a query are stop words. */
function foundWords({title, snippet, question = []}: Pick<Hit, 'title' | 'snippet' | 'question'>): string[] {
  const marked = [...title, ...snippet, ...question].filter((piece) => piece.marked);
  return [...new Set(marked.map(({text}) => text.toLowerCase()))];
}

export function noteArrival(hit: Pick<Hit, 'url' | 'title' | 'snippet' | 'question'>): void {
  const {pathname, hash} = new URL(hit.url, window.location.href);
  try {
    sessionStorage.setItem(ARRIVAL, JSON.stringify({path: pathname + hash, words: foundWords(hit)} satisfies Arrival));
  } catch {
    // Without storage, nothing is highlighted.
  }
}

/** Returns the words to highlight on this page, once. */
function takeWords(): string[] {
  try {
    const {path, words} = JSON.parse(sessionStorage.getItem(ARRIVAL) ?? '{}') as Partial<Arrival>;
    if (path !== window.location.pathname + window.location.hash || !Array.isArray(words)) return [];
    sessionStorage.removeItem(ARRIVAL);
    return words.filter((word) => typeof word === 'string' && word !== '');
  } catch {
    return [];
  }
}

/** The element that a hash points to, or null if the hash is malformed. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The target of a hit. For a heading, that includes everything up to the next heading. */
function blockOf(target: Element): Element[] {
  const block = [target];
  if (!HEADING.test(target.tagName)) return block;
  for (let next = target.nextElementSibling; next && !HEADING.test(next.tagName); next = next.nextElementSibling) {
    block.push(next);
  }
  return block;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

function rangesOf(block: readonly Element[], words: readonly string[]): Range[] {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escapePattern).join('|')})`, 'giu');
  return block.flatMap((element) => {
    const ranges: Range[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const {index, 0: text} of (node.nodeValue ?? '').matchAll(found)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        ranges.push(range);
      }
    }
    return ranges;
  });
}

const canHighlight = () => typeof Highlight === 'function' && 'highlights' in CSS;

export function clearArrival(): void {
  if (canHighlight()) CSS.highlights.delete(HIGHLIGHT);
}

/** Highlights what a hit led to, until Escape or the next navigation. */
export function showArrival(): void {
  const words = takeWords();
  const {hash} = window.location;
  const target = hash ? targetOf(hash) : document.querySelector('main h1');
  if (words.length === 0 || !target || !canHighlight()) return;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesOf(blockOf(target), words)));
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key !== 'Escape') return;
    removeEventListener('keydown', onKeyDown);
    clearArrival();
  };
  addEventListener('keydown', onKeyDown);
}
