import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Writes small files by their paths in the folder. */
export function putFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
}

export const SITE_TITLE = 'Dental Lab Manual';

/** A picture for contenders that show a logo by default. */
export const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#2145b4"/></svg>';
