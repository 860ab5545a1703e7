/** Trims the site's style sheet to what its pages and scripts can use, and renames it after its new content hash. */
import {createHash} from 'node:crypto';
import {readFile, readdir, rm} from 'node:fs/promises';
import {basename, join, relative} from 'node:path';
import {transform} from 'lightningcss';
import {PurgeCSS} from 'purgecss';
import {htmlFiles} from '../../lib/files';
import {elementsOf} from '../../lib/html';
import type {BuiltSite, PageStep} from './step';

/** What a selector could match. `styles` are the sheets that load later, which read variables of this one. */
export type Users = {pages: readonly string[]; scripts: readonly string[]; styles: readonly string[]};

/** String literals that could be lists of names; sentences contain other characters. */
const namesInScript = (script: string): string[] =>
  script
    .split(/["'`]|\$\{[^}]*\}/)
    .filter((literal) => /^[\w\s-]+$/.test(literal))
    .flatMap((literal) => literal.split(/\s+/));

const SCRIPT = /<script[^>]*>(.*?)<\/script>/gs;

/** Tags, attributes, classes, and ids; at worst, a name with two meanings keeps an extra rule. */
function namesInPages(pages: readonly string[]): string[] {
  // Most tags are on every page, so each is read once.
  const tags = new Set(
    pages.flatMap((html) => html.replace(SCRIPT, '<script>').match(/<\w(?:"[^"]*"|[^">])*>/g) ?? []),
  );
  return [...[...tags].join('').matchAll(/<([\w-]+)|\s(class|id)="([^"]*)"|\s([\w-]+)="/g)].flatMap(([, ...names]) =>
    names.flatMap((name) => name?.split(/\s+/) ?? []),
  );
}

/**
 * Components whose classes are in the pages if they are used: Infima's, named like words in the text; a navbar that hides;
 * the glow at the end of the progress bar; other kinds of footer and navbar; and what only a hidden sidebar, a task list, a
 * sidebar with HTML, or an edit link would need.
 */
const ONLY_ON_PAGES = [
  ...['alert', 'card', 'dropdown', 'pagination', 'tabs'].map((name) => new RegExp(`^\\.?${name}(__|--|$)`)),
  ...[/^\.?badge(__|--)/, /^\.?peg$/, /footer--dark/, /footer__link-separator/, /^\.?hero/, /^\.?shadow/],
  ...[/navbarHid/, /navbar--dark/, /navbar--primary/, /darkNavbar/, /HideOnScroll/],
  ...[/Enhanced/, /TaskList/, /menuHtmlItem/, /iconEdit/],
];

export async function trimSheet(css: string, {pages, scripts, styles}: Users): Promise<string> {
  const inline = new Set(pages.flatMap((html) => [...html.matchAll(SCRIPT)].map(([, script = '']) => script)));
  const inScripts = [...inline, ...scripts].flatMap(namesInScript);
  const inPages = namesInPages(pages);
  const found = [...new Set([...inPages, ...inScripts])];
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
        ...inScripts.filter((name) => /\w-+$/.test(name)).map((prefix) => new RegExp(`^${prefix}`)),
      ],
      keyframes: [],
      variables: [...styles.flatMap((sheet) => sheet.match(/--[\w-]+/g) ?? []), ...inScripts],
    },
    // The drawer has styles of its own (src/components/Drawer).
    blocklist: [/navbar-sidebar/, ...ONLY_ON_PAGES.filter((pattern) => !inPages.some((name) => pattern.test(name)))],
    // Only the presence of an attribute counts, because scripts may set any value.
    dynamicAttributes: found,
    keyframes: true,
    variables: true,
  });
  // Removes empty rules, and merges rules that have become identical.
  return transform({filename: 'styles.css', code: Buffer.from(result?.css ?? ''), minify: true}).code.toString();
}

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;
const readAll = (files: readonly string[]) => Promise.all(files.map((file) => readFile(file, 'utf8')));

async function filesIn(folder: string, extension: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(extension)).map((file) => join(folder, file));
}

/** Placeholder for the file name until the content is known. */
const PLACEHOLDER = 'styles.trimmed.css';

export function trimStyles({props: {outDir}, write, replaceInPages}: BuiltSite): PageStep {
  return {
    name: 'trim styles',
    /**
     * When a chunk needs this style sheet, the bundler's runtime requests it by its original name. It first compares
     * that name with the `data-href` of existing links, and so does not request a file that no longer exists.
     */
    page({page}) {
      for (const {tagName, properties} of elementsOf(page)) {
        if (tagName !== 'link' || !/\/styles\.[0-9a-f]+\.css$/.test(String(properties.href))) continue;
        properties.dataHref = properties.href;
        properties.href = String(properties.href).replace(/[^/]+$/, PLACEHOLDER);
      }
    },
    async finish() {
      const sheets = await filesIn(join(outDir, 'assets/css'), '.css');
      const [sheet, ...others] = sheets.filter((file) => basename(file).startsWith('styles.'));
      if (!sheet || others.length > 0) throw new Error('There is not one style sheet for all pages.');
      const [before = ''] = await readAll([sheet]);
      const after = await trimSheet(before, {
        // As the generator wrote them; no step adds a name that a selector could match.
        pages: await readAll(htmlFiles(outDir).map((file) => join(outDir, file))),
        scripts: await readAll(await filesIn(join(outDir, 'assets/js'), '.js')),
        // Style sheets that load later stay untrimmed: their names are in scripts, which have content hashes too.
        styles: await readAll(sheets.filter((file) => file !== sheet)),
      });
      // With a content hash, because browsers cache it forever.
      const hash = createHash('sha256').update(after).digest('hex').slice(0, 8);
      const trimmed = sheet.replace(/\.[0-9a-f]+\.css$/, `.${hash}.css`);
      await rm(sheet);
      await write(relative(outDir, trimmed), after);
      replaceInPages(PLACEHOLDER, basename(trimmed));
      return `${inKiB(before.length)} to ${inKiB(after.length)}`;
    },
  };
}
