/** Removes from a style sheet what no page and no script can use. */
import {transform} from 'lightningcss';
import {PurgeCSS} from 'purgecss';
import type {UsedNames} from './used-names';

export async function trimSheet(css: string, {names, prefixes, variables}: UsedNames): Promise<string> {
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
        // Otherwise a selector made only of pseudo-classes, such as `:is(.a, .b) > :is(p, ul)`, counts as unused.
        /^:/,
        // Prefixes that a script completes, such as `alert--`.
        ...[...prefixes].map((prefix) => new RegExp(`^${prefix}`)),
      ],
      keyframes: [],
      variables: [...variables],
    },
    // Words in the text that happen to be Infima components, none of which this site uses.
    blocklist: [/^\.?(badge|card|dropdown|pagination|tabs)(__|--|$)/],
    // Only the presence of an attribute counts, because scripts may set any value.
    dynamicAttributes: found,
    keyframes: true,
    variables: true,
  });
  // Removes empty rules, and merges rules that have become identical.
  return transform({filename: 'styles.css', code: Buffer.from(result?.css ?? ''), minify: true}).code.toString();
}
