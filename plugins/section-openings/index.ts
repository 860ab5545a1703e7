/** Gives `/docs`, `/guides` and `/pilot` a route of their own that opens the section's first page. */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export type SectionOpening = {section: string; opensOn: string};

/** The generator names the section as the page's address (canonical, og:url, hreflang), and no component can take that back. */
export const nameOpening = (html: string, section: string, opening: string): string =>
  html.replaceAll(`"${section}"`, `"${opening}"`);

export default function sectionOpenings(openings: readonly SectionOpening[]): (context: LoadContext) => Plugin {
  return ({baseUrl}) => ({
    name: 'section-openings',
    contentLoaded({actions}) {
      for (const {section, opensOn} of openings) {
        actions.addRoute({
          path: `${baseUrl}${section}`,
          component: '@site/plugins/section-openings/SectionOpening.tsx',
          exact: true,
          props: {opensOn: `${baseUrl}${opensOn}`},
        });
      }
    },
    async postBuild({outDir, siteConfig}) {
      const address = siteConfig.url + baseUrl;
      for (const {section, opensOn} of openings) {
        const file = join(outDir, section, 'index.html');
        const html = await readFile(file, 'utf8');
        await writeFile(file, nameOpening(html, address + section, address + opensOn));
      }
    },
  });
}
