/** Trims the site's style sheet to what its pages and scripts can use, and renames it after its new content hash. */
import {createHash} from 'node:crypto';
import {readFileSync, rmSync} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {transformSync} from 'esbuild';
import {PurgeCSS} from 'purgecss';
import type {Element} from 'hast';
import {filesBelow} from '../../lib/files';
import {elementsOf, wordsOf} from '../../lib/html';
import {inKiB} from '../../lib/in-kib';
import {plainText} from '../../lib/tree';
import {inlineScripts} from './headers';
import type {BuiltSite, PageStep} from './step';

/**
 * What a selector could match: the names of tags, attributes, classes, and ids in the pages, and all scripts. `styles`
 * are the sheets that load later, which read variables of this one.
 */
export type Users = {names: ReadonlySet<string>; scripts: Iterable<string>; styles: readonly string[]};

/** String literals that could be lists of names; sentences contain other characters. */
const namesInScript = (script: string): string[] =>
  script
    .split(/["'`]|\$\{[^}]*\}/)
    .filter((literal) => /^[\w\s-]+$/.test(literal))
    .flatMap((literal) => literal.split(/\s+/));

/** One list for tags, attributes, classes, and ids: a word that is two of them keeps a rule too many at worst. */
export function namesOf(element: Element): string[] {
  // In a tree, `data-href` is `dataHref`, and `tabindex` is `tabIndex`.
  const attributes = Object.keys(element.properties).flatMap((property) => [
    property.toLowerCase(),
    property.replace(/[A-Z]/g, '-$&').toLowerCase(),
  ]);
  return [element.tagName, 'class', 'for', ...attributes, ...wordsOf(element, 'className'), ...wordsOf(element, 'id')];
}

/**
 * Components whose classes are in the pages if they are used: Infima's, named like words in the text; a navbar that
 * hides; the glow at the end of the progress bar; other kinds of footer and navbar; and what only a hidden sidebar, a
 * task list, a sidebar with HTML, or an edit link would need.
 */
const ONLY_ON_PAGES = [
  ...['alert', 'card', 'dropdown', 'pagination', 'tabs'].map((name) => new RegExp(`^\\.?${name}(__|--|$)`)),
  ...[/^\.?badge(__|--)/, /^\.?peg$/, /footer--dark/, /footer__link-separator/, /^\.?hero/, /^\.?shadow/],
  ...[/navbarHid/, /navbar--dark/, /navbar--primary/, /darkNavbar/, /HideOnScroll/],
  ...[/Enhanced/, /TaskList/, /menuHtmlItem/, /iconEdit/],
];

/** Nothing on the site moves (src/css/base.css), so these do nothing. */
const TRANSITIONS = /(?<=[;{\s])transition[\w-]*:(?!none)[^;}]*;?/g;

export async function trimSheet(css: string, {names, scripts, styles}: Users): Promise<string> {
  const inScripts = [...scripts].flatMap(namesInScript);
  const found = [...new Set([...names, ...inScripts])];
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css.replace(TRANSITIONS, '')}],
    content: [{raw: found.join(' '), extension: 'names'}],
    defaultExtractor: (list) => list.split(' '),
    safelist: {
      standard: [
        // Otherwise a selector made only of pseudo-classes, such as `:is(.a, .b) > :is(p, ul)`, counts as unused.
        /^:/,
        // Prefixes that a script completes, such as `alert--`.
        ...inScripts.filter((name) => /\w-+$/.test(name)).map((prefix) => new RegExp(`^${prefix}`)),
      ],
      keyframes: [],
      variables: [...styles.flatMap((sheet) => sheet.match(/--[\w-]+/g) ?? []), ...inScripts],
    },
    // The drawer has styles of its own (src/components/Drawer).
    blocklist: [/navbar-sidebar/, ...ONLY_ON_PAGES.filter((pattern) => ![...names].some((name) => pattern.test(name)))],
    // Only the presence of an attribute counts, because scripts may set any value.
    dynamicAttributes: found,
    keyframes: true,
    variables: true,
  });
  // Removes empty rules, and merges neighbors that have become identical.
  return transformSync(result?.css ?? '', {loader: 'css', minify: true}).code.trim();
}

const readText = (file: string): string => readFileSync(file, 'utf8');

/** Placeholder for the file name until the content is known. */
const PLACEHOLDER = 'styles.trimmed.css';

export function trimStyles({props: {outDir}, write, replaceInPages}: BuiltSite): PageStep {
  const names = new Set<string>();
  const inline = new Set<string>();
  return {
    name: 'trim styles',
    /**
     * When a chunk needs this style sheet, the bundler's runtime requests it by its original name. It first compares
     * that name with the `data-href` of existing links, and so does not request a file that no longer exists.
     */
    page({page}) {
      for (const script of inlineScripts(page)) inline.add(plainText(script));
      for (const element of elementsOf(page)) {
        for (const name of namesOf(element)) names.add(name);
        const {tagName, properties} = element;
        if (tagName !== 'link' || !/\/styles\.[0-9a-f]+\.css$/.test(String(properties.href))) continue;
        properties.dataHref = properties.href;
        properties.href = String(properties.href).replace(/[^/]+$/, PLACEHOLDER);
      }
    },
    async finish() {
      const files = filesBelow(join(outDir, 'assets')).map((file) => join(outDir, 'assets', file));
      const sheets = files.filter((file) => file.endsWith('.css'));
      const [sheet, ...others] = sheets.filter((file) => basename(file).startsWith('styles.'));
      if (!sheet || others.length > 0) throw new Error('There is not one style sheet for all pages.');
      const before = readText(sheet);
      const after = await trimSheet(before, {
        names,
        scripts: [...inline, ...files.filter((file) => file.endsWith('.js')).map(readText)],
        // Style sheets that load later stay untrimmed: their names are in scripts, which have content hashes too.
        styles: sheets.filter((file) => file !== sheet).map(readText),
      });
      // With a content hash, because browsers cache it forever.
      const hash = createHash('sha256').update(after).digest('hex').slice(0, 8);
      const trimmed = sheet.replace(/\.[0-9a-f]+\.css$/, `.${hash}.css`);
      rmSync(sheet);
      await write(relative(outDir, trimmed), after);
      replaceInPages(PLACEHOLDER, basename(trimmed));
      return `${inKiB(before.length)} to ${inKiB(after.length)}`;
    },
  };
}
