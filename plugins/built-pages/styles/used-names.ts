/** Every name that a selector could match: those in the pages, and those that scripts may add. */
import {elementsOf, textOf, type Document} from '../tree';

export type UsedNames = {
  /** Tags, classes, ids, and attributes in one set: at worst, a name with two meanings keeps an extra rule. */
  names: Set<string>;
  /** Prefixes that a script completes, such as `alert--`. */
  prefixes: Set<string>;
  /** Inline scripts that have been read: every page has the same ones. */
  scripts: Set<string>;
  /** Variables that scripts or other style sheets read. */
  variables: Set<string>;
};

export const noNames = (): UsedNames => ({
  names: new Set(),
  prefixes: new Set(),
  scripts: new Set(),
  variables: new Set(),
});

export function addNamesOfPage(document: Document, used: UsedNames): void {
  const {names} = used;
  for (const element of elementsOf(document)) {
    names.add(element.tagName);
    for (const {name, value} of element.attrs) {
      names.add(name);
      if (name === 'class' || name === 'id') for (const each of value.split(/\s+/)) names.add(each);
    }
    if (element.tagName === 'script') addNamesOfInlineScript(textOf(element), used);
  }
}

function addNamesOfInlineScript(script: string, used: UsedNames): void {
  if (used.scripts.has(script)) return;
  used.scripts.add(script);
  addNamesOfScript(script, used);
}

/** String literals that could be class lists; sentences contain other characters. */
const CLASS_LIST = /^[\w\s-]+$/;

export function addNamesOfScript(script: string, {names, prefixes, variables}: UsedNames): void {
  for (const text of script.split(/["'`]|\$\{[^}]*\}/)) {
    if (!CLASS_LIST.test(text)) continue;
    for (const name of text.split(/\s+/)) {
      if (name.startsWith('--')) variables.add(name);
      (name.endsWith('-') ? prefixes : names).add(name);
    }
  }
}

export function addVariablesOfSheet(css: string, {variables}: UsedNames): void {
  for (const match of css.matchAll(/var\(\s*(--[\w-]+)/g)) variables.add(match[1]!);
}
