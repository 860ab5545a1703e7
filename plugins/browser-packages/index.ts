/** Writes down which packages reach the browser, as the bundler put them into files: their licences must be told. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Beside the host's files, in a folder that no host serves. */
export const PACKAGES_FILE = '.hosting/browser-packages.json';

export type BrowserPackage = {name: string; version: string};

type StatsModule = {nameForCondition?: string | null; modules?: StatsModule[]};
type Stats = {toJson: (options: object) => {modules?: StatsModule[]}};
type Compiler = {hooks: {done: {tap: (name: string, listener: (stats: Stats) => void) => void}}};

const filesOf = ({nameForCondition, modules = []}: StatsModule): string[] => [
  ...(nameForCondition ? [nameForCondition] : []),
  ...modules.flatMap(filesOf),
];

/** `/…/node_modules/@a/b/lib/c.js` lies in the package folder `/…/node_modules/@a/b`. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

async function readPackage(folder: string): Promise<BrowserPackage> {
  const {name, version} = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as BrowserPackage;
  return {name, version};
}

export default function browserPackages(): Plugin {
  const folders = new Set<string>();
  return {
    name: 'browser-packages',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const collect = (stats: Stats) => {
        const {modules = []} = stats.toJson({all: false, modules: true, nestedModules: true, modulesSpace: Infinity});
        for (const folder of modules.flatMap(filesOf).map(packageFolder)) if (folder) folders.add(folder);
      };
      return {
        plugins: [{apply: (compiler: Compiler) => compiler.hooks.done.tap('browser-packages', collect)}],
      } as object;
    },
    async postBuild({outDir}) {
      const packages = await Promise.all([...folders].map(readPackage));
      packages.sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
      await mkdir(dirname(join(outDir, PACKAGES_FILE)), {recursive: true});
      await writeFile(join(outDir, PACKAGES_FILE), `${JSON.stringify(packages, null, 2)}\n`);
    },
  };
}
