/** The web manifest carries the product's name, which another identity changes. */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {identity} from '../../config/identity';
import type {BuildContext} from './steps';

export async function nameWebManifest({outDir}: BuildContext): Promise<undefined> {
  const file = join(outDir, 'img/site.webmanifest');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  const named = {name: identity.documentationTitle, short_name: identity.product, ...manifest};
  await writeFile(file, JSON.stringify(named));
}
