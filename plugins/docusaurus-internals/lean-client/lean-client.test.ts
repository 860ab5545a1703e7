import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it, vi} from 'vitest';
import leanClient, {chunkGroups} from '.';

const require = createRequire(import.meta.url);
const loader = require('./generated-loader.cjs') as (this: {resourcePath: string}, source: string) => string;
const load = (resourcePath: string, source: string) => loader.call({resourcePath}, source);

type ClientSettings = {resolve?: {alias: Record<string, string | false>}};

function settings(isServer: boolean): ClientSettings {
  const {configureWebpack} = leanClient({generatedFilesDir: '/generated'});
  return (configureWebpack as (config: object, isServer: boolean) => ClientSettings)({}, isServer);
}

describe('the client', () => {
  /** An alias of a module that an upgrade moved would replace nothing, and nobody would notice. */
  it.each(Object.entries(settings(false).resolve!.alias))(
    'replaces a module of the generator: %s',
    (module, target) => {
      const theme = require.resolve('@docusaurus/theme-classic/package.json').replace('package.json', 'lib/theme/');
      const path = module
        .replace(/^@theme\//, theme)
        .replace(/^(@docusaurus\/utils-common)\$$/, (_, name: string) => require.resolve(name));
      expect([path, `${path}.js`, `${path}/index.js`].some((file) => existsSync(file))).toBe(true);
      // The bundler would name an ignored module (`false`) after its absolute path, and each folder would build other bytes.
      expect(target && existsSync(target)).toBe(true);
    },
  );

  it('is changed alone: the server renders with the originals', () => {
    expect(settings(true)).toEqual({});
  });
});

it.each([
  ['/src/css/tokens.css', true],
  ['/src/components/Figure/styles.module.css', true],
  ['/node_modules/infima/default.css', true],
  ['/src/components/Home/styles.module.css', false],
])('the style sheet of all pages has %s: %s', (file, isShared) => {
  expect(chunkGroups.styles.test.test(file)).toBe(isShared);
});

describe('generated files', () => {
  it('lose the settings of the build and keep the others', () => {
    const buildSettings = [
      ...['clientModules', 'headTags', 'markdown', 'plugins', 'presets', 'scripts', 'ssrTemplate'],
      ...['staticDirectories', 'stylesheets', 'themes'],
    ];
    const all = Object.fromEntries(buildSettings.map((name) => [name, []]));
    const source = `/* generated */\nexport default ${JSON.stringify({title: 'Pilot', ...all}, undefined, 2)};\n`;
    expect(load('/generated/docusaurus.config.mjs', source)).toBe('export default {"title":"Pilot"}');
  });

  it('lose the list of all pages in the version of a section, and no category', () => {
    const file = '/generated/docusaurus-plugin-content-docs/default/p/docs-175.json';
    const version = {pluginId: 'default', docsSidebars: {docs: []}, docs: {a: {title: 'A'}}};
    expect(JSON.parse(load(file, JSON.stringify({version})))).toEqual({version: {...version, docs: {}}});
    const category = '{"categoryGeneratedIndex":{"title":"Cases"}}';
    expect(load(file, category)).toBe(category);
    expect(() => load(file, '{"version":{}}')).toThrow(/lists no pages/);
  });

  it('stop the build when the generator writes them differently', () => {
    expect(() => load('/generated/docusaurus.config.mjs', 'export default {"title":"Pilot"}')).toThrow(
      /no "clientModules"/,
    );
  });
});

it('leaves the development server alone, which has settings of its own', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(settings(false)).toEqual({});
  vi.unstubAllEnvs();
});
