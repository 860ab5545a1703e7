/**
 * The licenses of everything that reaches the browser, as a file in the repository that must list all of it and nothing
 * else.
 */
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {readText} from '../../lib/pages';
import {PACKAGES_FILE, type BrowserPackage} from '../../plugins/docusaurus-internals/browser-packages';
import type {Checker} from '../site';

export const LICENSES_FILE = 'THIRD-PARTY-LICENSES.md';

export function readBrowserPackages(outDir: string): BrowserPackage[] {
  return JSON.parse(readFileSync(join(outDir, PACKAGES_FILE), 'utf8')) as BrowserPackage[];
}

type Manifest = {license?: string; author?: string | {name?: string}};

function licenseText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
  return file && readFileSync(join(folder, file), 'utf8').replace(/\r/g, '').trim();
}

function section({name, version, folder}: BrowserPackage): string {
  const {license = 'not named', author} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const writer = typeof author === 'string' ? author : author?.name;
  const text = licenseText(folder) ?? `The package includes no license text.${writer ? ` Copyright ${writer}.` : ''}`;
  const quoted = text.split('\n').map((line) => line.trimEnd());
  return [`## ${name} ${version}`, '', `License: ${license}`, '', '```text', ...quoted, '```', ''].join('\n');
}

export function thirdPartyLicenses(packages: readonly BrowserPackage[]): string {
  const head = [
    '# Third-party licenses',
    '',
    '<!-- cspell:disable -->',
    '',
    `The site sends code of these ${packages.length} packages to the reader’s browser.`,
    'This file is generated from a build: do not edit it by hand.',
    '',
  ].join('\n');
  return [head, ...packages.map(section)].join('\n');
}

export const thirdPartyList: Checker = {
  name: 'third-party licenses',
  check({outDir}) {
    const packages = readBrowserPackages(outDir);
    const isCurrent = readText(LICENSES_FILE) === thirdPartyLicenses(packages);
    const problem = `${LICENSES_FILE} does not list what the site sends: run \`npm run licenses\`, and read what changed.`;
    return {inspected: packages.length, problems: isCurrent ? [] : [problem]};
  },
};
