import {parse, NodeType, type HTMLElement, type Node} from 'node-html-parser';
import {isElement, isInline, isSkipped, textOf, tidy} from './page-text.ts';
import {tableRows} from './table-rows.ts';

export interface OutlineSection {
  anchor: string;
  level: number;
  title: string;
  blocks: string[];
}

export interface PageOutline {
  /** The page's own section first, then its headings in reading order. */
  sections: [OutlineSection, ...OutlineSection[]];
  /** Values of the `docusaurus_*` meta tags. */
  tag: string;
  language: string;
}

export function parsePage(html: string): HTMLElement {
  return parse(html, {comment: false, blockTextElements: {script: false, style: false, noscript: false}});
}

/** Reads a built page; undefined if it has no content or no title. */
export function readOutline(document: HTMLElement): PageOutline | undefined {
  const content = contentOf(document);
  const title = content?.querySelector('h1');
  if (!content || !title) return undefined;
  const reader = new OutlineReader(textOf(title));
  reader.read(content);
  return {
    sections: reader.finish(),
    tag: metaContent(document, 'docusaurus_tag') ?? 'default',
    language: metaContent(document, 'docusaurus_locale') ?? 'en',
  };
}

function contentOf(document: HTMLElement): HTMLElement | null {
  const markdown = document.querySelector('main .theme-doc-markdown, article .theme-doc-markdown');
  // A page whose title stands outside its markdown (a category index, a home page) is read as a whole.
  if (markdown?.querySelector('h1')) return markdown;
  return document.querySelector('main') ?? document.querySelector('article');
}

function metaContent(document: HTMLElement, name: string): string | undefined {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}

class OutlineReader {
  readonly #sections: [OutlineSection, ...OutlineSection[]];
  #pending = '';

  constructor(title: string) {
    this.#sections = [{anchor: '', level: 1, title, blocks: []}];
  }

  finish(): [OutlineSection, ...OutlineSection[]] {
    this.#endBlock();
    return this.#sections;
  }

  read(node: Node): void {
    if (node.nodeType === NodeType.TEXT_NODE) this.#pending += node.text;
    else if (isElement(node) && !isSkipped(node)) this.#readElement(node);
  }

  #readElement(element: HTMLElement): void {
    const level = /^H([1-6])$/.exec(element.tagName)?.[1];
    if (level === '1') return;
    if (level && element.id) return this.#startSection(element, Number(level));
    if (element.tagName === 'TABLE') return this.#addBlocks(tableRows(element));
    if (element.tagName === 'BR') return void (this.#pending += ' ');
    if (element.tagName === 'DT') return this.#readTerm(element);
    if (isInline(element)) return element.childNodes.forEach((child) => this.read(child));
    // A definition stays in one block with the term before it.
    if (element.tagName !== 'DD') this.#endBlock();
    element.childNodes.forEach((child) => this.read(child));
    this.#endBlock();
  }

  #readTerm(term: HTMLElement): void {
    this.#endBlock();
    this.#pending = `${textOf(term)}: `;
  }

  #startSection(heading: HTMLElement, level: number): void {
    this.#endBlock();
    this.#sections.push({anchor: heading.id, level, title: textOf(heading), blocks: []});
  }

  #addBlocks(blocks: readonly string[]): void {
    this.#endBlock();
    this.#sections.at(-1)!.blocks.push(...blocks);
  }

  #endBlock(): void {
    const text = tidy(this.#pending);
    this.#pending = '';
    if (/[\p{L}\p{N}]/u.test(text)) this.#sections.at(-1)!.blocks.push(text);
  }
}
