import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {countInWords} from '../lib/count-in-words';
import {identity} from '../config/identity';
import {capabilities, competitors} from '../model/compare';
import {AREAS} from '../model/compare/types';
import {category} from './category';

/** How many of the rows of each area public pages about a product describe (src/components/Comparison/Overview.tsx). */
function described(slug: string): string[] {
  const cells = competitors.find(({id}) => id === slug)?.cells ?? {};
  return AREAS.map((name) => {
    const rows = capabilities.filter(({area}) => area === name);
    return `${rows.filter(({id}) => (cells[id]?.found ?? 'nothing') !== 'nothing').length}/${rows.length}`;
  });
}

const sidebars: SidebarsConfig = {
  pilot: [
    category(
      'Welcome',
      'welcome',
      'Find out whether Pilot fits your lab, then go from an empty account to your first invoiced case.',
      ['welcome/why-pilot', 'welcome/quick-start'],
    ),
    category(
      'Compare',
      'compare',
      `How Pilot compares with ${countInWords(identity.competitors.length)} other products: public facts with their sources, and when another product is the better choice.`,
      identity.competitors.map(({name, slug}) => ({
        type: 'doc',
        id: `compare/${slug}`,
        customProps: {competitor: name, described: described(slug)},
      })),
    ),
    'changelog',
  ],
};

export default sidebars;
