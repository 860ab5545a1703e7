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
      `Find your system to see what you’d gain with Pilot, and what you’d lose. We read public pages about ${countInWords(identity.competitors.length)} systems and link to them; each system may do more than its pages say. If its demo shows you something you’d have chosen Pilot for, cross it off your reasons to choose us.`,
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
