/** 8. The mistakes in a documentation that must fail a build, in the real generator. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {build} from 'esbuild';
import {afterAll, describe, expect, it} from 'vitest';

/** Inside the project, because a site resolves packages from its own folder. */
const folder = resolve('.cache/docs-versions');
afterAll(() => rmSync(folder, {recursive: true, force: true}));

// For 8.11 and other mistakes of this site's writers, see checks/content/mistakes.test.ts.
describe('a documentation with a fault cannot be built', () => {
  it('8.10 with a docs version that is missing', async () => {
    const config = join(folder, 'site.json');
    const plugins = [['@docusaurus/plugin-content-docs', {lastVersion: '9.9'}]];
    mkdirSync(join(folder, 'docs'), {recursive: true});
    writeFileSync(join(folder, 'docs/intro.md'), '# Introduction');
    writeFileSync(config, JSON.stringify({title: 'Docs', url: 'https://docs.example', baseUrl: '/', plugins}));
    const loading = loadSite({siteDir: folder, config});
    await expect(loading).rejects.toThrow(/Docs option lastVersion: 9\.9 is invalid/);
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
