/**
 * Which files a page needs besides the application itself. The router would ask for them only after it
 * runs; knowing them lets the loader ask for all at once.
 */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

type ChunkNames = {[key: string]: string | ChunkNames};
type Manifest = {
  origins: Record<string, (string | number)[]>;
  assets: Record<string, {js?: {publicPath: string}[]; css?: {publicPath: string}[]}>;
};
/** `key` names the route's chunks; a route that is not exact wraps the pages below it. */
export type Route = {path: string; key: string; isExact: boolean};

const generated = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
const readGenerated = (file: string) => readFile(join(generated, file), 'utf8');

/** Reads the routes as the generator writes them for the router. */
export function readRoutes(source: string): Route[] {
  const ROUTE = /ComponentCreator\('([^']+)', '(\w+)'\),\s*(exact: true)?/g;
  return [...source.matchAll(ROUTE)].map(([, path, hash, exact]) => ({path: path!, key: `${path}-${hash}`, isExact: Boolean(exact)}));
}

/** The routes that render a page: its own and the ones around it. */
export function routesOf(page: string, routes: readonly Route[]): Route[] {
  return routes.filter(({path, isExact}) => path === page || (!isExact && page.startsWith(`${path}/`)));
}

function namesIn(value: string | ChunkNames): string[] {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(namesIn);
}

/** Files that every page has; the generator names them in the page itself. */
const OF_EVERY_PAGE = /\/(main|runtime|react|styles)\./;

export type PageFiles = {scripts: string[]; styles: string[]};

export async function readPageFiles(): Promise<(path: string) => PageFiles> {
  const routes = readRoutes(await readGenerated('routes.js'));
  const chunkNames = JSON.parse(await readGenerated('routesChunkNames.json')) as Record<string, ChunkNames>;
  const manifest = JSON.parse(await readGenerated('client-manifest.json')) as Manifest;
  return (page) => {
    const names = routesOf(page, routes).flatMap(({key}) => namesIn(chunkNames[key] ?? {}));
    const assets = names.flatMap((name) => manifest.origins[name] ?? []).map((id) => manifest.assets[String(id)]);
    const files = (kind: 'js' | 'css') => {
      const paths = assets.flatMap((asset) => asset?.[kind] ?? []).map(({publicPath}) => publicPath);
      return [...new Set(paths)].filter((path) => !OF_EVERY_PAGE.test(path));
    };
    return {scripts: files('js'), styles: files('css')};
  };
}
