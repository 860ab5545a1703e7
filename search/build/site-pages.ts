/** The searchable pages of a built site and its synonyms, for both the embedded and the hosted index. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Root} from 'hast';
import {parse} from 'yaml';
import {identity} from '../../config/identity';
import {PAGES_WITHOUT_TEXT, siteSectionName} from '../../config/routes';
import {baseUrl, siteUrl} from '../../config/site-address';
import {readPage, type SearchPage, type Section} from '../records/read-page';
import {textOf} from '../../lib/article';
import {elementsOf, findElement, hasClass, parsePage} from '../../lib/html';
import {builtRoute, htmlFiles} from '../../lib/files';
import {readText} from '../../lib/pages';
import {UserError} from '../../lib/user-error';
import {releases} from '../../model/changelog';
import {releaseId} from '../../model/changelog/types';
import {glossary} from '../../model/glossary';
import type {Audience, SynonymRule} from '../engine';
import {idOf, lostQuestions, readQuestionFiles, type QuestionFile} from './questions';

/** A page that lists others is rarely the best answer; the page itself is. */
const isList = (path: string): boolean => path === '/' || path.includes('/category/');

/** The heading above a page's hits: its sidebar category, or else its part of the site. */
function groupOf(path: string, tree: Root): string {
  const trail = findElement(tree, hasClass('theme-doc-breadcrumbs'));
  const [, category] = trail ? [...elementsOf(trail)].filter(hasClass('breadcrumbs__item')) : [];
  if (category && !hasClass('breadcrumbs__item--active')(category)) return textOf(category);
  return siteSectionName(path) ?? identity.documentationTitle;
}

/** Gives the sections of a page what its file says of them. Returns a mistake for each section that the page doesn't have. */
function addQuestions(file: QuestionFile, sections: readonly Section[]): string[] {
  let above: {level: number; audience: Audience} | undefined;
  for (const section of sections) {
    const own = file.sections.find(({id}) => id === idOf(section));
    section.questions = own?.questions ?? [];
    if (!above || section.level <= above.level) above = own?.audience && {level: section.level, audience: own.audience};
    if (above) section.audience = above.audience;
  }
  return lostQuestions(file, sections.map(idOf));
}

/** Changes are looked up by what they changed. */
const releaseQuestions = new Map(
  releases.map(({version, entries}) => {
    const areas = new Set(entries.map(({area}) => area));
    return [releaseId(version), [...areas].map((area) => `what changed in the ${area}`)];
  }),
);

/** Collects the searchable pages of a site with their questions. */
export function collectPages() {
  const questionFiles = readQuestionFiles();
  const pages: SearchPage[] = [];
  const mistakes = questionFiles.flatMap((file) => file.mistakes);
  return {
    /** `path` is the route without the base URL. */
    add(path: string, tree: Root): void {
      if (PAGES_WITHOUT_TEXT.has(path)) return;
      const url = siteUrl + baseUrl.slice(0, -1) + path;
      const kind = {isList: isList(path), isComparison: path.startsWith('/pilot/compare/')};
      const page = readPage({url, tree, group: groupOf(path, tree), ...kind});
      if (!page) return;
      pages.push(page);
      const file = questionFiles.find(({route}) => route === path);
      if (file) mistakes.push(...addQuestions(file, page.sections));
      for (const section of page.sections) section.questions.push(...(releaseQuestions.get(section.anchor) ?? []));
    },
    /** Throws a single error that lists every mistake in the question files. */
    pages(): SearchPage[] {
      if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
      return pages;
    },
  };
}

/** The searchable pages of a site that was built before. */
export async function sitePages(outDir: string): Promise<SearchPage[]> {
  const collected = collectPages();
  for (const file of htmlFiles(outDir)) {
    collected.add(builtRoute(file), parsePage(await readFile(join(outDir, file), 'utf8')));
  }
  return collected.pages();
}

/** Maps the words that readers type to the words that the site uses: trade terms, and everyday words. */
export function siteSynonyms(): SynonymRule[] {
  const everyday = parse(readText('search/synonyms.yaml')) as Record<string, string[]>;
  const terms = glossary.map(({term, synonyms}) => ({from: [...synonyms], to: [term]}));
  const words = Object.entries(everyday).map(([word, others]) => ({from: others, to: [word]}));
  return [...terms, ...words].filter(({from}) => from.length > 0);
}
