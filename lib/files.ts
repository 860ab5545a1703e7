import {readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';

/** All files below a folder, relative to it, with slashes on every system. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));

/** The route of a built page, without the base URL: `docs/a/index.html` → `/docs/a`. */
export const builtRoute = (file: string): string => `/${file}`.replace(/\/index\.html$/, '') || '/';

export const htmlFiles = (outDir: string): string[] => filesBelow(outDir).filter((file) => file.endsWith('.html'));
