/** Leaves out of a style sheet what no page and no script can ever use. */
import {transform} from 'lightningcss';
import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import {inlineRootVariables} from './root-variables';
import type {UsedNames} from './used-names';

async function dropDeadRules(css: string, {names, prefixes}: UsedNames): Promise<string> {
  const found = [...names];
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: [{raw: '', extension: 'names'}],
    extractors: [
      {
        extensions: ['names'],
        extractor: () => ({
          tags: found,
          classes: found,
          ids: found,
          attributes: {names: found, values: found},
          undetermined: found,
        }),
      },
    ],
    safelist: {
      standard: [
        // Without it a selector of pseudo-classes alone, such as `:is(.a, .b) > :is(p, ul)`, counts as unused.
        /^:/,
        // Beginnings of names that a script completes, such as `alert--`.
        ...[...prefixes].map((prefix) => new RegExp(`^${prefix}`)),
      ],
      keyframes: [],
      variables: [],
    },
    // Whether an attribute is there decides; scripts may set any value.
    dynamicAttributes: found,
    keyframes: true,
  });
  return result?.css ?? '';
}

export async function trimSheet(css: string, used: UsedNames): Promise<string> {
  const sheet = postcss.parse(await dropDeadRules(css, used));
  inlineRootVariables(sheet, used);
  // Emptied rules go, and rules that have become alike are joined.
  return transform({filename: 'styles.css', code: Buffer.from(sheet.toString()), minify: true}).code.toString();
}
