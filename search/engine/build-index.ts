import MiniSearch from 'minisearch';
import {searchOptions} from './options';
import {packIndex, unpackIndex} from './pack';
import {codeSynonyms} from './synonyms';
import type {IndexData, SourcePage, SynonymRule} from './types';
import {allStemsOf, identifiersIn, stemsOf, tokenize} from './words';

/** The titles above each section, joined: of its group, its page, and the sections that it is part of. */
function titlesAbove({group, sections}: SourcePage): string[] {
  const above: string[] = [group];
  return sections.map(({level, title}) => {
    above.length = Math.min(above.length, level);
    const titles = above.filter(Boolean).join(' ');
    above[level] = title;
    return titles;
  });
}

/** The variables or columns that a row is about, which readers look up as such. */
const rowNames = (row: string): string[] => identifiersIn(row.split(': ')[0]!);

export function buildIndex(pages: readonly SourcePage[], synonyms: readonly SynonymRule[] = []): IndexData {
  const sections = pages.flatMap((page) => {
    const above = titlesAbove(page);
    return page.sections.map((section, i) => ({...section, above: above[i]!}));
  });
  const phrases = sections.map(({title, blocks, questions}) => {
    const rows = blocks.map(({text}) => rowNames(text)).filter(({length}) => length > 0);
    return [stemsOf(title), ...questions.map(allStemsOf), ...rows];
  });
  const search = new MiniSearch(searchOptions);
  search.addAll(
    sections.map(({title, above, blocks}, id) => ({
      ...{id, title: stemsOf(title).join(' '), page: stemsOf(above).join(' ')},
      text: blocks.flatMap(({text}) => stemsOf(text)).join(' '),
      phrases: phrases[id]!.slice(1).flat().join(' '),
    })),
  );
  const packed = packIndex(search.toJSON(), phrases);
  const {uses} = unpackIndex(packed);
  const named = new Set(pages.filter(({isComparison}) => !isComparison).flatMap(titleStems));
  return {
    pages: pages.map((page) => {
      const {group, isList, isComparison} = page;
      const names = [...titleStems(page), ...otherNames(page)].filter((one) => !named.has(one));
      const title = page.sections[0]?.title ?? '';
      return {title, group, sections: page.sections.length, ...(isList && {isList}), ...(isComparison && {names})};
    }),
    titleWords: sections.map(({title}) => tokenize(title).length),
    audiences: Object.fromEntries(sections.flatMap(({audience}, id) => (audience ? [[id, audience]] : []))),
    synonyms: codeSynonyms(synonyms, (stem) => uses.get(stem) ?? 0),
    ...packed,
  };
}

/** A question of one word on a comparison is another name of the product: "labstar". */
const otherNames = ({sections}: SourcePage): string[] =>
  sections.flatMap(({questions}) => questions.map(allStemsOf).filter(({length}) => length === 1)).flat();

const titleStems = ({sections}: SourcePage): string[] => stemsOf(sections[0]?.title ?? '');
