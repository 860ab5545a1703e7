/** Publishes the licenses of the npm packages in the browser's scripts, which ask to be kept with their code. */
import {readdirSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readSearchSettings} from '../../config/search';
import {bundleDialog} from '../../search/build/bundle';

const FILE = 'third-party-licenses.txt';

/** One file, or several that the bundler concatenated. */
type Module = {resource?: string; modules?: Module[]};
type Stats = {compilation: {modules: Iterable<Module>}};
type Compiler = {hooks: {done: {tap: (name: string, listener: (stats: Stats) => void) => void}}};

const filesOf = ({resource = '', modules = []}: Module): string[] => [resource, ...modules.flatMap(filesOf)];

/** `/…/node_modules/@a/b/lib/c.js` → `/…/node_modules/@a/b`. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

type Package = {folder: string; name: string; version: string; license?: string; author?: string | {name?: string}};

const readPackage = (folder: string): Package => ({
  ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package),
  folder,
});

function licenseText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
  return file && readFileSync(join(folder, file), 'utf8').replace(/\r/g, '').trim();
}

function section({name, version, folder, license = 'not named', author}: Package): string {
  const writer = typeof author === 'string' ? author : author?.name;
  const text = licenseText(folder) ?? `The package includes no license text.${writer ? ` Copyright ${writer}.` : ''}`;
  const quoted = text.split('\n').map((line) => line.trimEnd());
  return [`## ${name} ${version}`, '', `License: ${license}`, '', '```text', ...quoted, '```', ''].join('\n');
}

export function licensesOf(folders: Iterable<string>): string {
  const packages = [...folders].map(readPackage);
  packages.sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
  const head = `# Third-party licenses\n\nThis site sends code of ${packages.length} packages to your browser.\n`;
  return [head, ...packages.map(section)].join('\n');
}

export default function thirdPartyLicenses(): Plugin {
  const folders = new Set<string>();
  const add = (file: string) => {
    const folder = packageFolder(file);
    if (folder) folders.add(folder);
  };
  return {
    name: 'third-party-licenses',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const collect = ({compilation}: Stats) => {
        for (const file of [...compilation.modules].flatMap(filesOf)) add(file);
      };
      return {
        plugins: [{apply: (compiler: Compiler) => compiler.hooks.done.tap('third-party-licenses', collect)}],
      } as object;
    },
    async postBuild({outDir, siteDir, generatedFilesDir}) {
      if (folders.size === 0) throw new Error('The bundler lists no files of packages; has its API changed?');
      // It doesn't see this script.
      const {inputs} = await bundleDialog({...readSearchSettings(), generatedFilesDir});
      for (const file of inputs) add(resolve(siteDir, file));
      await writeFile(join(outDir, FILE), licensesOf(folders));
    },
  };
}
