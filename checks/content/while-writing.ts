/** In `npm run dev`, reports mistakes in pages in the terminal, at the start and whenever a page is saved. */
import {setTimeout} from 'node:timers/promises';
import type {Plugin} from '@docusaurus/types';
import {siteMistakes} from './mistakes';

export default async function whileWriting(): Promise<Plugin> {
  // The generator would stop at the first mistake, with a stack trace.
  for (let said = ''; ; await setTimeout(1000)) {
    const mistakes = siteMistakes().join('\n');
    if (!mistakes) break;
    if (mistakes !== said) console.error(`${mistakes}\nThe server starts when you have corrected this.`);
    said = mistakes;
  }
  return {
    name: 'while-writing',
    getPathsToWatch: () => ['content/**/*.{mdx,yaml}', 'src/pages/**/*.{mdx,yaml}'],
    async loadContent() {
      for (const sentence of siteMistakes()) console.error(sentence);
    },
  };
}
