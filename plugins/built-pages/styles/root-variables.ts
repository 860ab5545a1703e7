/**
 * Inlines the custom properties of the root element. Infima declares one for every value, and this site overrides
 * many of them; readers get only the winning values, inlined where they are used.
 */
import type {ChildNode, Declaration, Root, Rule} from 'postcss';
import type {UsedNames} from './used-names';

/** A selector that matches the root element, such as `html[data-theme=dark]`. */
type RootSelector = {condition: string; specificity: number};
type RootDeclaration = {declaration: Declaration; order: number; selectors: RootSelector[]};

const ROOT_SELECTOR = /^(?:html|:root)?(?:\[(data-theme(?:=["']?\w+["']?)?)\])?(?:html|:root)?$/;

function readRootSelector(selector: string): RootSelector | undefined {
  const match = ROOT_SELECTOR.exec(selector.trim());
  if (!match) return undefined;
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return {condition: match[1] ?? '', specificity: 10 * count(/:root|\[/g) + count(/html/g)};
}

function readRootDeclarations(sheet: Root): Map<string, RootDeclaration[]> {
  const found = new Map<string, RootDeclaration[]>();
  let order = 0;
  for (const rule of sheet.nodes.filter((node): node is Rule & ChildNode => node.type === 'rule')) {
    const selectors = rule.selectors.map(readRootSelector);
    if (selectors.some((selector) => selector === undefined)) continue;
    rule.walkDecls(/^--/, (declaration) => {
      const entry = {declaration, order: (order += 1), selectors: selectors as RootSelector[]};
      found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), entry]);
    });
  }
  return found;
}

/** Whether the other selector matches whenever this one does, and wins if it comes later. */
function isBeaten({condition, specificity}: RootSelector, by: RootSelector): boolean {
  const matchesToo = by.condition === '' || by.condition === condition || condition.startsWith(`${by.condition}=`);
  return matchesToo && by.specificity >= specificity;
}

function dropOverridden(declarations: Iterable<RootDeclaration[]>): void {
  for (const all of declarations) {
    for (const one of all) {
      const later = all.filter(({order}) => order > one.order).flatMap(({selectors}) => selectors);
      if (one.selectors.every((selector) => later.some((by) => isBeaten(selector, by)))) one.declaration.remove();
    }
  }
}

/** `var()`, alone or with a simple fallback. */
const USE = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g;
const variablesIn = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1]!);

function countUses(sheet: Root): Map<string, number> {
  const uses = new Map<string, number>();
  sheet.walkDecls(({value}) => variablesIn(value).forEach((name) => uses.set(name, (uses.get(name) ?? 0) + 1)));
  return uses;
}

/** Variables with a single value everywhere, if inlining it does not make the style sheet longer. */
function findConstants(sheet: Root, {names, setElsewhere}: UsedNames): Map<string, string> {
  const declarations = new Map<string, number>();
  sheet.walkDecls(/^--/, ({prop}) => void declarations.set(prop, (declarations.get(prop) ?? 0) + 1));
  const ofRoot = readRootDeclarations(sheet);
  const isOfRootAlone = (name: string) => ofRoot.get(name)?.length === declarations.get(name);
  const uses = countUses(sheet);
  const constants = new Map<string, string>();
  for (const [name, [only, ...others]] of ofRoot) {
    if (others.length > 0 || !only || names.has(name) || setElsewhere.has(name) || !isOfRootAlone(name)) continue;
    const {value} = only.declaration;
    const isAlwaysSet = only.selectors.some(({condition}) => condition === '');
    const saved = `${name}:${value};`.length + (`var(${name})`.length - value.length) * (uses.get(name) ?? 0);
    // The variables in the value must not be overridden further down in the document either.
    if (isAlwaysSet && saved >= 0 && variablesIn(value).every(isOfRootAlone)) constants.set(name, value);
  }
  return constants;
}

function inlineConstants(sheet: Root, constants: ReadonlyMap<string, string>): void {
  sheet.walkDecls((declaration) => {
    for (let before = ''; before !== declaration.value;) {
      before = declaration.value;
      // Padded with spaces, because minified uses may be adjacent: `var(--a)var(--b)`.
      declaration.value = before.replace(USE, (use, name: string) => {
        const value = constants.get(name);
        return value === undefined ? use : ` ${value} `;
      });
    }
  });
}

/** Removing one variable can leave another unused, so this repeats until nothing changes. */
function dropUnread(sheet: Root, {names, readElsewhere}: UsedNames): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = countUses(sheet);
    sheet.walkDecls(/^--/, (declaration) => {
      const {prop} = declaration;
      if (read.has(prop) || names.has(prop) || readElsewhere.has(prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

/** Variables that scripts read or set appear in the scripts by name, so they count as used. */
export function inlineRootVariables(sheet: Root, used: UsedNames): void {
  dropOverridden(readRootDeclarations(sheet).values());
  inlineConstants(sheet, findConstants(sheet, used));
  dropUnread(sheet, used);
}
