/** Makes a page fit for the content security policy: the guard first, and no style attributes. */
import {build} from 'esbuild';

/** The guard for a site whose scripts lie below `assetsPath`. */
export async function bundleGuard(assetsPath: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: [
        "import {guardAddress} from './src/guard/address';",
        "import {installPolicy} from './src/guard/trusted-types';",
        `guardAddress(); installPolicy(${JSON.stringify(assetsPath)});`,
      ].join('\n'),
      resolveDir: '.',
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]!.text.trim();
}

/** The theme hides its sprite of icons by a style attribute, which the policy forbids; SVG has an attribute for it. */
const HIDDEN_SPRITE = /(<svg[^>]*) style="display: ?none;?"/g;

export function fitPage(html: string, guard: string): string {
  const [beforeScripts, ...rest] = html.replace(HIDDEN_SPRITE, '$1 display="none"').split(/(?=<script[ >])/);
  if (rest.length === 0) throw new Error("A page has no script; the generator's output has changed.");
  return `${beforeScripts}<script>${guard}</script>${rest.join('')}`;
}
