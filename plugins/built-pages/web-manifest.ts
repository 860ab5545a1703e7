/** Puts the product name of the identity into the web manifest. */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {identity} from '../../config/identity';
import type {BuiltSite, PageStep} from '.';

export function nameWebManifest({props: {outDir}}: BuiltSite): PageStep {
  return {
    name: 'name web manifest',
    async finish() {
      const file = join(outDir, 'img/site.webmanifest');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
      const named = {name: identity.documentationTitle, short_name: identity.product, ...manifest};
      await writeFile(file, JSON.stringify(named));
    },
  };
}
