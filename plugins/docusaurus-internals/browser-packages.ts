/** Records which npm packages end up in the browser bundles, because their licenses must be published. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, relative, resolve, sep} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readSearchSettings} from '../../config/search';
import {bundleDialog} from '../../search/build/bundle';

/** Next to the host configuration, in a folder that hosts do not serve. */
export const PACKAGES_FILE = '.hosting/browser-packages.json';

/** `folder` is relative to the project: a package may be installed in two versions. */
export type BrowserPackage = {name: string; version: string; folder: string};

/** One file, or several that the bundler concatenated. */
type Module = {resource?: string; modules?: Module[]};
type Stats = {compilation: {modules: Iterable<Module>}};
type Compiler = {hooks: {done: {tap: (name: string, listener: (stats: Stats) => void) => void}}};

const filesOf = ({resource, modules = []}: Module): string[] => [
  ...(resource ? [resource] : []),
  ...modules.flatMap(filesOf),
];

/** `/…/node_modules/@a/b/lib/c.js` → `/…/node_modules/@a/b`. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

async function readPackage(siteDir: string, folder: string): Promise<BrowserPackage> {
  const {name, version} = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as BrowserPackage;
  return {name, version, folder: relative(siteDir, folder).split(sep).join('/')};
}

export default function browserPackages(): Plugin {
  const folders = new Set<string>();
  const addPackage = (file: string) => {
    const folder = packageFolder(file);
    if (folder) folders.add(folder);
  };
  return {
    name: 'browser-packages',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const collect = ({compilation}: Stats) => {
        for (const file of [...compilation.modules].flatMap(filesOf)) addPackage(file);
      };
      return {
        plugins: [{apply: (compiler: Compiler) => compiler.hooks.done.tap('browser-packages', collect)}],
      } as object;
    },
    async postBuild({outDir, siteDir, generatedFilesDir}) {
      // The bundler doesn't see this script.
      const {inputs} = await bundleDialog({...readSearchSettings(), generatedFilesDir});
      for (const file of inputs) addPackage(resolve(siteDir, file));
      const packages = await Promise.all([...folders].map((folder) => readPackage(siteDir, folder)));
      packages.sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
      await mkdir(dirname(join(outDir, PACKAGES_FILE)), {recursive: true});
      await writeFile(join(outDir, PACKAGES_FILE), `${JSON.stringify(packages, null, 2)}\n`);
    },
  };
}
