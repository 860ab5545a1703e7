import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {identity, renameProduct} from '../config/identity';
import {category} from './category';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => WORDS[count] ?? String(count);

const sidebars: SidebarsConfig = {
  pilot: [
    category(
      'Welcome',
      'welcome',
      renameProduct(
        'Find out whether Pilot suits your lab, then go from an empty account to your first invoiced case.',
      ),
      // The file keeps its name; its address follows the product name (see config/identity.ts).
      ['welcome/why-pilot', 'welcome/quick-start'],
    ),
    category(
      'Compare',
      'compare',
      renameProduct(
        `How Pilot compares with ${inWords(identity.competitors.length)} other products: public facts with their sources, and when the other product is the better choice.`,
      ),
      identity.competitors.map((competitor) => `compare/${competitor.slug}`),
    ),
    'changelog',
  ],
};

export default sidebars;
