/** Writes the changelog feeds and links them in the head of the changelog. */
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {identity} from '../../../config/identity';
import {releases} from '../../../model/changelog';
import type {BuiltSite, PageStep} from '../step';
import {addAlternate} from '../tree';
import {changelogFeeds} from './feeds';

const CHANGELOG = '/pilot/changelog';

export function writeFeeds({props: {outDir, siteConfig, baseUrl}}: BuiltSite): PageStep {
  const addressOf = (route: string) => siteConfig.url + baseUrl.slice(0, -1) + route;
  const files = changelogFeeds(releases, {
    title: `${identity.product} changelog`,
    description: `What is new, improved, and fixed in ${identity.product}.`,
    author: identity.product,
    copyright: `© ${identity.copyrightYear} ${identity.product}`,
    changelog: addressOf(CHANGELOG),
    addressOf,
  });
  return {
    name: 'write changelog feeds',
    page({path, document}) {
      if (path !== CHANGELOG) return;
      for (const {path: file, type, title} of files) {
        addAlternate(document, {type, href: `${baseUrl}${file}`, title});
      }
    },
    async finish() {
      for (const {path, text} of files) {
        await mkdir(dirname(join(outDir, path)), {recursive: true});
        await writeFile(join(outDir, path), text);
      }
      return `${files.length} files`;
    },
  };
}
