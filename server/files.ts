/** Finds the file for a path in a built site, and never one outside it. */
import {realpath, stat} from 'node:fs/promises';
import {join, resolve, sep} from 'node:path';
import type {Encoding} from './accept-encoding';

export type FoundFile = {
  kind: 'file';
  /** The uncompressed file, which determines the content type and headers. */
  file: string;
  /** The file to send: the same one, or a compressed copy next to it. */
  body: string;
  encoding?: Encoding['name'];
};
export type Found = FoundFile | {kind: 'redirect'; to: string} | {kind: 'missing'} | {kind: 'refused'};

/** Configuration files for hosts, which are not served. */
const HOST_FILES = new Set(['/_headers', '/_redirects']);

/** The path and query of a request target, in origin form (`/a?b`) or absolute form (`http://host/a?b`). */
export function splitTarget(target = '/'): {path: string; query: string} | undefined {
  const local = target.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const [raw = '', query = ''] = /^([^?]*)(.*)$/.exec(local)?.slice(1) ?? [];
  try {
    const path = decodeURIComponent(raw || '/');
    return !path.startsWith('/') || path.includes('\0') || path.includes('\\') ? undefined : {path, query};
  } catch {
    return undefined;
  }
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (info) => info.isFile(),
    () => false,
  );
}

/** A symlink in the folder must not lead out of it. */
async function isInside(root: string, file: string): Promise<boolean> {
  return realpath(file).then(
    (place) => place.startsWith(root + sep),
    () => false,
  );
}

/**
 * The canonical form of a path: without `index.html`, a trailing slash, or repeated slashes, because a redirect
 * to `//docs` would lead to another host.
 */
function canonicalPath(path: string): string {
  return (
    path
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html$/, '/')
      .replace(/\/$/, '') || '/'
  );
}

async function withBody(root: string, file: string, encodings: readonly Encoding[]): Promise<FoundFile> {
  for (const {name, extension} of encodings) {
    const body = `${file}${extension}`;
    if ((await isFile(body)) && (await isInside(root, body))) return {kind: 'file', file, body, encoding: name};
  }
  return {kind: 'file', file, body: file};
}

/** `root` contains no symlinks; `path` is decoded and relative to the base URL, with a leading slash. */
export async function findFile(root: string, path: string, encodings: readonly Encoding[]): Promise<Found> {
  const target = resolve(root, `.${path}`);
  const parts = path.split('/');
  if (parts.includes('..') || (target !== root && !target.startsWith(root + sep))) return {kind: 'refused'};
  if (HOST_FILES.has(path) || parts.some((part) => part.startsWith('.') && part !== '.well-known')) {
    return {kind: 'missing'};
  }
  const candidates = [...(path.endsWith('/') ? [] : [target]), join(target, 'index.html')];
  for (const file of candidates) {
    if (!(await isFile(file))) continue;
    if (!(await isInside(root, file))) return {kind: 'refused'};
    const canonical = canonicalPath(path);
    return canonical === path ? withBody(root, file, encodings) : {kind: 'redirect', to: canonical};
  }
  return {kind: 'missing'};
}
