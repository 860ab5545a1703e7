/** Opens links to other sites in the same tab: a new one that nobody announced takes the Back button away. */
import {resolve} from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function sameTabLinks(): Plugin {
  return {
    name: 'same-tab-links',
    configureWebpack: () => ({resolve: {alias: {'@docusaurus/Link': resolve(__dirname, 'Link.tsx')}}}),
  };
}
