/** Leaves out of a style sheet what no page and no script can ever use. */
import {transform} from 'lightningcss';
import postcss from 'postcss';
import {dropDeadRules} from './dead-rules';
import {settleRootVariables} from './root-variables';
import type {UsedNames} from './used-names';

export function trimSheet(css: string, used: UsedNames): string {
  const sheet = postcss.parse(css);
  dropDeadRules(sheet, used);
  settleRootVariables(sheet, used);
  // Emptied rules go, and rules that have become alike are joined.
  return transform({filename: 'styles.css', code: Buffer.from(sheet.toString()), minify: true}).code.toString();
}
