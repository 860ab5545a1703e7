import {parse, NodeType, type HTMLElement, type Node} from 'node-html-parser';
import {isElement, isInline, isSkipped, textOf, tidy} from './page-text';
import {tableRows} from './table-rows';
import type {BuiltPage, SearchPage, Section} from './types';

export function parsePage(html: string): HTMLElement {
  return parse(html, {comment: false, blockTextElements: {script: false, style: false, noscript: false}});
}

/** Cuts a built page into sections and blocks; undefined if it has no content or no title. */
export function readPage({url, document, group, weight = 1}: BuiltPage): SearchPage | undefined {
  const content = contentOf(document);
  const title = content?.querySelector('h1');
  if (!content || !title) return undefined;
  const reader = new SectionReader(textOf(title));
  reader.read(content);
  return {
    ...{url, group, weight, sections: reader.finish()},
    tag: metaContent(document, 'docusaurus_tag') ?? 'default',
    language: metaContent(document, 'docusaurus_locale') ?? 'en',
  };
}

function contentOf(document: HTMLElement): HTMLElement | null {
  const markdown = document.querySelector('main .theme-doc-markdown, article .theme-doc-markdown');
  // A page whose title is outside its markdown (a category index, a home page) is read as a whole.
  if (markdown?.querySelector('h1')) return markdown;
  return document.querySelector('main') ?? document.querySelector('article');
}

function metaContent(document: HTMLElement, name: string): string | undefined {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}

/** Lists of links to other pages answer nothing themselves. */
const LINK_LISTS = new Set(['Related', 'Next']);
/** Ids that frameworks make up change from build to build. */
const LASTING_ID = /^[a-z][\w.-]*$/i;

class SectionReader {
  readonly #sections: Section[];
  #anchor: string | undefined;
  /** A term or a symptom, which belongs to the block after it. */
  #lead = '';
  #pending = '';
  #skipping = false;

  constructor(title: string) {
    this.#sections = [{anchor: '', level: 1, title, blocks: [], questions: []}];
  }

  finish(): Section[] {
    this.#endSection();
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
    if (element.tagName === 'BR') return void (this.#pending += ' ');
    if (isInline(element)) return element.childNodes.forEach((child) => this.read(child));
    this.#endBlock();
    const around = this.#anchor;
    if (LASTING_ID.test(element.id)) this.#anchor = element.id;
    if (element.tagName === 'TABLE') this.#readTable(element);
    else if (element.tagName === 'DT') this.#lead = `${textOf(element)}: `;
    else if (element.tagName === 'SUMMARY') this.#readSummary(element);
    else element.childNodes.forEach((child) => this.read(child));
    this.#endBlock();
    this.#anchor = around;
  }

  /** A summary is the heading of its section, or a symptom whose fix follows. */
  #readSummary(summary: HTMLElement): void {
    const heading = summary.querySelector('h2, h3, h4');
    if (heading?.id) this.#startSection(heading, Number(heading.tagName.slice(1)));
    else this.#lead = `${textOf(summary)} `;
  }

  #readTable(table: HTMLElement): void {
    // The summary over a collapsed table only counts its rows.
    this.#lead = '';
    for (const row of tableRows(table)) this.#addBlock(row.text, row.anchor, row.isRow);
  }

  #startSection(heading: HTMLElement, level: number): void {
    this.#endSection();
    const title = textOf(heading);
    this.#skipping = LINK_LISTS.has(title);
    if (!this.#skipping) this.#sections.push({anchor: heading.id, level, title, blocks: [], questions: []});
  }

  #endSection(): void {
    this.#endBlock();
    if (this.#lead) this.#addBlock(tidy(this.#lead));
    this.#lead = '';
  }

  #endBlock(): void {
    const text = tidy(this.#pending);
    this.#pending = '';
    if (!text) return;
    this.#addBlock(tidy(this.#lead + text));
    this.#lead = '';
  }

  #addBlock(text: string, anchor = this.#anchor, isRow = false): void {
    if (this.#skipping || !/[\p{L}\p{N}]/u.test(text)) return;
    this.#sections.at(-1)!.blocks.push({text, ...(anchor !== undefined && {anchor}), ...(isRow && {isRow})});
  }
}
