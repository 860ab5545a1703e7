import {properNames} from '../names';
import {pageRule} from '../rule';
import {headings} from '../tree';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const names = new RegExp(`(?<![\\p{L}\\p{N}])(?:${properNames.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** The first word of a heading, and of any further sentence in it, is capitalized. */
const sentenceStart = /(^|[.:?] )[^\p{L}]*\p{L}+/gu;

export const sentenceCase = pageRule('headings are in sentence case', (page) =>
  headings(page).flatMap(({text, line}) => {
    const rest = text.replace(names, '…').replace(sentenceStart, '$1…');
    const word = /\p{Lu}[\p{L}'’]*/u.exec(rest)?.[0];
    if (!word) return [];
    return [
      {
        line,
        message: `"${word}" in the heading "${text}": only the first word and names have a capital. If it is a name, list it in checks/content/names.ts.`,
      },
    ];
  }),
);
