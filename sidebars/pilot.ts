import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {countInWords} from '../lib/counts';
import {identity} from '../config/identity';
import {competitors} from '../model/compare';
import {category} from './category';

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
      `Find your system: what you gain with Pilot, and what you lose. A switch takes two to six weeks, by our estimate, and open cases finish where they are. We read ${countInWords(identity.competitors.length)} systems’ public pages and link to them. What we didn’t find, they may still do.`,
      identity.competitors.map(({name, slug}) => {
        const {chooseIf = '', choosePilotIf = ''} = competitors.find(({id}) => id === slug) ?? {};
        return {type: 'doc', id: `compare/${slug}`, customProps: {competitor: name, chooseIf, choosePilotIf}};
      }),
      'Compare Pilot with other systems',
    ),
    'changelog',
  ],
};

export default sidebars;
