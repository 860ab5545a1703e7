/** 8. The mistakes in a documentation that must fail a build, in the real generator. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {build} from 'esbuild';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

/** Inside the project, because a site resolves packages from its own folder. */
const folder = resolve('.cache/docs-versions');
const sidebar = {docs: ['intro', 'details']};
const files: Record<string, object | string> = {
  'docs/intro.md': '# Introduction',
  'docs/details.md': '# Details',
  'versioned_docs/version-1.0/intro.md': '# Introduction',
  'versioned_docs/version-1.0/details.md': '# Details',
  'versioned_sidebars/version-1.0-sidebars.json': sidebar,
  'versions.json': ['1.0'],
  'sidebars.json': sidebar,
  'sidebars-with-missing-doc.json': {docs: ['intro', 'no-such-page']},
};

beforeAll(() => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Reads the site; the generator writes what it found to `.docusaurus`. */
async function load(name: string, options: object = {}): Promise<void> {
  const docs = {sidebarPath: './sidebars.json', lastVersion: '1.0', versions: {current: {path: 'next'}}, ...options};
  const plugins = [['@docusaurus/plugin-content-docs', docs]];
  const config = join(folder, `${name}.json`);
  writeFileSync(config, JSON.stringify({title: 'Two versions', url: 'https://docs.example', baseUrl: '/', plugins}));
  await loadSite({siteDir: folder, config});
}

// For mistakes of this site's writers and owner, see scripts/commands.test.ts.
describe('a documentation with a fault cannot be built', () => {
  it('8.10 with a docs version that is missing', async () => {
    await expect(load('version', {lastVersion: '9.9'})).rejects.toThrow(/Docs option lastVersion: 9\.9 is invalid/);
  });

  it('8.11 with a doc id that is missing', async () => {
    const missing = load('doc-id', {sidebarPath: './sidebars-with-missing-doc.json'});
    await expect(missing).rejects.toThrow(/sidebar document ids do not exist:[^]*no-such-page/);
  });

  it('8.12 with a page without a default export', async () => {
    const page = `export const Page = () => null;`;
    await expect(renderPage(page)).rejects.toThrow(/The page component at \/page doesn't have a default export/);
    expect(await renderPage(`${page} export default Page;`)).toBe('');
  });
});

/** Renders a page's module with the generator's own code for routes. */
async function renderPage(page: string): Promise<string> {
  const modules: Record<string, string> = {
    '@generated/routesChunkNames': `export default {'/page-1': {__comp: 'page', __context: {plugin: 'context'}}}`,
    '@generated/registry': `export default {
      page: [() => import('page'), 'page', 'page'],
      context: [() => Promise.resolve({default: {name: 'pages', id: 'default'}}), 'context', 'context'],
    }`,
    '@theme/Loading': 'export default ({error}) => { throw error; }',
    '@theme/NotFound': '',
    page,
  };
  const entry = `import {createElement} from 'react';
    import {renderToString} from 'react-dom/server';
    import createPage from '@docusaurus/core/lib/client/exports/ComponentCreator';
    const Page = createPage('/page', '1');
    module.exports = Page.preload().then(() => renderToString(createElement(Page)));`;
  const {outputFiles} = await build({
    stdin: {contents: entry, resolveDir: resolve('.')},
    ...{bundle: true, write: false, platform: 'node', format: 'cjs', loader: {'.js': 'jsx'}, logLevel: 'silent'},
    plugins: [
      {
        name: 'generated modules',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^(@generated|@theme)\/|^page$/}, ({path}) => ({path, namespace: 'generated'}));
          onLoad({filter: /./, namespace: 'generated'}, ({path}) => ({contents: modules[path], loader: 'jsx'}));
        },
      },
    ],
  });
  const exported: {exports?: Promise<string>} = {};
  new Function('module', 'exports', 'require', outputFiles[0]!.text)(exported, {}, createRequire(__filename));
  return exported.exports!;
}
