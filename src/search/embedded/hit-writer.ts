import type {EngineHit, SectionTable, WordMatcher} from '../engine/index.ts';
import {objectId} from '../records/object-id.ts';
import {HIERARCHY_LEVELS, type Hierarchy, type HierarchyLevel, type RecordType} from '../records/types.ts';
import {escapeHtml, mark, type MarkTags} from './marks.ts';
import type {AttributeValues, HighlightedValue, SearchHit, SearchParams, SnippetValue} from './protocol.ts';
import {bestBlock, bestPageBlock, cutSnippet} from './snippet.ts';

const DEFAULT_SNIPPET_WORDS = 10;

/** A hit whose title says why it was found needs no text. */
export function wantsText({section, titleMatch}: EngineHit, sections: SectionTable): boolean {
  return titleMatch === 'none' || (titleMatch === 'some' && sections.level(section) === 1);
}

/** Writes hits of one answer in the hosted service's shape. */
export class HitWriter {
  readonly #sections: SectionTable;
  readonly #matcher: WordMatcher;
  readonly #siteRoot: URL;
  readonly #tags: MarkTags;
  readonly #ellipsis: string;
  readonly #snippetWords: Map<string, number>;

  constructor(sections: SectionTable, matcher: WordMatcher, params: SearchParams, siteRoot: string) {
    this.#sections = sections;
    this.#matcher = matcher;
    this.#siteRoot = new URL(siteRoot);
    this.#tags = {before: params.highlightPreTag ?? '<em>', after: params.highlightPostTag ?? '</em>'};
    this.#ellipsis = escapeHtml(params.snippetEllipsisText ?? '…');
    this.#snippetWords = snippetWords(params.attributesToSnippet ?? ['content']);
  }

  write({section}: EngineHit, blocks: readonly string[] = []): SearchHit {
    const level = this.#sections.level(section);
    const block = level === 1 ? bestPageBlock(blocks, this.#matcher) : bestBlock(blocks, this.#matcher);
    const content = blocks[block] ?? null;
    // A page is always shown as itself, with what it says; a heading that does not match gives way to its text.
    const type = (content !== null && level > 1 ? 'content' : HIERARCHY_LEVELS[level]) as RecordType;
    const hierarchy = this.#hierarchy(section);
    const url = this.#url(section);
    return {
      objectID: objectId(url.pathname, this.#sections.anchor(section), type === 'content' ? block + 1 : 0),
      url: url.href,
      type,
      hierarchy: mapLevels(hierarchy, escapeHtml),
      content: content && escapeHtml(content),
      _highlightResult: this.#values(hierarchy, content, (text) => this.#highlight(text)),
      _snippetResult: this.#values(hierarchy, content, (text, attribute) => this.#snippet(text, attribute)),
    };
  }

  /** Only path and anchor come from the index, so a result cannot lead to another site. */
  #url(section: number): URL {
    const url = new URL(this.#siteRoot);
    url.pathname += this.#sections.pagePath(this.#sections.pageOf[section]!);
    url.hash = this.#sections.anchor(section);
    return url;
  }

  #hierarchy(section: number): Hierarchy {
    const hierarchy = Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, null])) as Hierarchy;
    hierarchy.lvl0 = this.#sections.pageGroup(this.#sections.pageOf[section]!);
    for (const heading of [...this.#sections.ancestors(section), section]) {
      hierarchy[HIERARCHY_LEVELS[this.#sections.level(heading)]!] = this.#sections.title(heading);
    }
    return hierarchy;
  }

  #values<Value>(
    hierarchy: Hierarchy,
    content: string | null,
    write: (text: string, attribute: string) => Value | undefined,
  ): AttributeValues<Value> {
    const values: AttributeValues<Value> = {hierarchy: {}};
    for (const level of HIERARCHY_LEVELS) {
      const title = hierarchy[level];
      const value = title === null ? undefined : write(title, `hierarchy.${level}`);
      if (value) values.hierarchy[level] = value;
    }
    const value = content === null ? undefined : write(content, 'content');
    return value ? {...values, content: value} : values;
  }

  #highlight(text: string): HighlightedValue {
    const {html, matchedWords} = mark(text, this.#matcher, this.#tags);
    return {value: html, matchLevel: matchedWords.length > 0 ? 'full' : 'none', matchedWords};
  }

  #snippet(text: string, attribute: string): SnippetValue | undefined {
    const words = this.#snippetWords.get(attribute);
    if (words === undefined) return undefined;
    const {value, matchLevel} = this.#highlight(cutSnippet(text, this.#matcher, words, '\u0000'));
    return {value: value.replaceAll('\u0000', this.#ellipsis), matchLevel};
  }
}

function snippetWords(attributes: readonly string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', count] = attribute.split(':');
      return [name, Number(count) || DEFAULT_SNIPPET_WORDS];
    }),
  );
}

function mapLevels(hierarchy: Hierarchy, map: (text: string) => string): Hierarchy {
  const entries = Object.entries(hierarchy) as [HierarchyLevel, string | null][];
  return Object.fromEntries(entries.map(([level, title]) => [level, title && map(title)])) as Hierarchy;
}
