/** Finds the file that answers a path inside a built site, and never one outside it. */
import {realpath, stat} from 'node:fs/promises';
import {join, resolve, sep} from 'node:path';

export type Found =
  | {kind: 'file'; file: string; size: number; modified: Date}
  | {kind: 'redirect'; to: string}
  | {kind: 'missing'}
  | {kind: 'refused'};

/** Files that instruct a host; they are not part of the site. */
const HOST_FILES = new Set(['/_headers', '/_redirects']);

export function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    return path.includes('\0') || path.includes('\\') ? undefined : path;
  } catch {
    return undefined;
  }
}

async function asFile(file: string): Promise<{file: string; size: number; modified: Date} | undefined> {
  try {
    const info = await stat(file);
    return info.isFile() ? {file, size: info.size, modified: info.mtime} : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where the canonical form of an address is: without `index.html`, without a trailing slash, and without
 * doubled slashes, because a redirect to `//docs` would lead to another host.
 */
function canonicalPath(path: string): string {
  return (
    path
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html$/, '/')
      .replace(/\/$/, '') || '/'
  );
}

/** `root` is free of links; `path` is decoded and relative to the site's base URL, with a leading slash. */
export async function findFile(root: string, path: string): Promise<Found> {
  const target = resolve(root, `.${path}`);
  if (path.split('/').includes('..') || (target !== root && !target.startsWith(root + sep))) return {kind: 'refused'};
  if (HOST_FILES.has(path) || path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) {
    return {kind: 'missing'};
  }
  const canonical = canonicalPath(path);
  const direct = path.endsWith('/') ? undefined : await asFile(target);
  const found = direct ?? (await asFile(join(target, 'index.html')));
  if (!found) return {kind: 'missing'};
  // A link inside the folder must not lead out of it; a file may have gone since it was found.
  const place = await realpath(found.file).catch(() => undefined);
  if (place === undefined) return {kind: 'missing'};
  if (!place.startsWith(root + sep)) return {kind: 'refused'};
  return canonical === path ? {kind: 'file', ...found} : {kind: 'redirect', to: canonical};
}
