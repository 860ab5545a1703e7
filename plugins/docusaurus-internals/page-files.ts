/**
 * The chunks that a page needs in addition to the application. The router would request them only once it
 * runs; listing them lets the loader request everything in parallel.
 */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Props, RouteConfig} from '@docusaurus/types';

export type ChunkNames = {[key: string]: string | ChunkNames};
export type ClientManifest = {
  entrypoints: string[];
  origins: Record<string, (string | number)[]>;
  assets: Record<string, {js?: {publicPath: string}[]; css?: {publicPath: string}[]}>;
};
export type PageFiles = {scripts: string[]; styles: string[]};

const namesIn = (value: string | ChunkNames): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(namesIn);

const flatten = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

/** A page is rendered by its own route and those around it. */
export function pageFiles(
  nested: readonly RouteConfig[],
  chunkNames: Record<string, ChunkNames>,
  manifest: ClientManifest,
): (page: string) => PageFiles {
  const routes = flatten(nested);
  // The generator lists the chunks in the same order as the routes, keyed by path and a hash.
  const chunks = Object.entries(chunkNames);
  const misplaced = routes.find(({path}, index) => !chunks[index]?.[0].startsWith(`${path}-`));
  if (misplaced) throw new Error(`The generator lists no chunks for the route ${misplaced.path}.`);
  const files = (names: readonly string[], kind: 'js' | 'css') => {
    const assets = names.flatMap((name) => manifest.origins[name] ?? []).map((id) => manifest.assets[String(id)]);
    return assets.flatMap((asset) => asset?.[kind] ?? []).map(({publicPath}) => publicPath);
  };
  const ofEveryPage = new Set([...files(manifest.entrypoints, 'js'), ...files(manifest.entrypoints, 'css')]);
  return (page) => {
    const names = routes.flatMap(({path, exact}, index) =>
      path === page || (!exact && page.startsWith(`${path}/`)) ? namesIn(chunks[index]![1]) : [],
    );
    const own = (kind: 'js' | 'css') => [...new Set(files(names, kind))].filter((file) => !ofEveryPage.has(file));
    return {scripts: own('js'), styles: own('css')};
  };
}

export async function readPageFiles({routes, generatedFilesDir}: Props): Promise<(page: string) => PageFiles> {
  const read = async <Data>(file: string) => JSON.parse(await readFile(join(generatedFilesDir, file), 'utf8')) as Data;
  const chunkNames = await read<Record<string, ChunkNames>>('routesChunkNames.json');
  return pageFiles(routes, chunkNames, await read<ClientManifest>('client-manifest.json'));
}
