/** Drops the rules whose selectors can match nothing, and the animations that nothing names. */
import type {Root} from 'postcss';
import parseSelectors, {type Node, type Selector} from 'postcss-selector-parser';
import {isUsed, type UsedNames} from './used-names';

/** In these the selectors are alternatives: one that can match is enough. */
const ALTERNATIVES = new Set([':is', ':where', ':has']);
/** Parts of every document. */
const ALWAYS_THERE = new Set(['html', 'body']);

function canMatchPart(part: Node, used: UsedNames): boolean {
  switch (part.type) {
    case 'class':
    case 'id':
      return isUsed(part.value, used);
    case 'tag':
      return ALWAYS_THERE.has(part.value) || isUsed(part.value.toLowerCase(), used);
    case 'attribute':
      return isUsed(part.attribute.toLowerCase(), used);
    case 'pseudo':
      return !ALTERNATIVES.has(part.value) || part.nodes.some((selector) => canMatch(selector, used));
    default:
      return true;
  }
}

const canMatch = (selector: Selector, used: UsedNames): boolean =>
  selector.nodes.every((part) => canMatchPart(part, used));

export function dropDeadRules(sheet: Root, used: UsedNames): void {
  sheet.walkRules((rule) => {
    // The steps of an animation are written like rules: `from`, `50%`.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes')) return;
    const alive = parseSelectors().astSync(rule).nodes.filter((selector) => canMatch(selector, used));
    if (alive.length === 0) rule.remove();
    else rule.selectors = alive.map((selector) => selector.toString().trim());
  });
  dropDeadAnimations(sheet);
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

function dropDeadAnimations(sheet: Root): void {
  let named = '';
  sheet.walkDecls(/animation(-name)?$/, ({value}) => void (named += ` ${value}`));
  const words = new Set(named.split(/[\s,]+/));
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!words.has(rule.params)) rule.remove();
  });
}
