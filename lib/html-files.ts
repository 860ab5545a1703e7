import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';

/** Every built page with its route, without the base URL. */
export async function htmlFiles(outDir: string): Promise<{file: string; path: string}[]> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = relative(outDir, join(entry.parentPath, entry.name));
      const path = `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
      return {file, path};
    });
}
