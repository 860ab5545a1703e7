/** The generator's own data about the site it built. */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {DocusaurusConfig} from '@docusaurus/types';

const FOLDER = '.docusaurus';

/** The config that the pages were built with. */
export async function generatedConfig(): Promise<DocusaurusConfig> {
  const file = pathToFileURL(resolve(FOLDER, 'docusaurus.config.mjs')).href;
  return ((await import(file)) as {default: DocusaurusConfig}).default;
}

export type DocsVersion = {
  name: string;
  label: string;
  path: string;
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string}[];
  sidebars: Record<string, {link?: {path: string}}>;
};

/** The versions of each docs plugin by its id, for this site or for another folder of generated files. */
export function docsVersions(folder = FOLDER): Record<string, DocsVersion[]> {
  const data = JSON.parse(readFileSync(`${folder}/globalData.json`, 'utf8')) as {
    'docusaurus-plugin-content-docs': Record<string, {versions: DocsVersion[]}>;
  };
  const documentations = Object.entries(data['docusaurus-plugin-content-docs']);
  return Object.fromEntries(documentations.map(([id, {versions}]) => [id, versions]));
}
