import type {SynonymGroup} from './group';

export const productWords: readonly SynonymGroup[] = [
  {
    words: ['tracking number', 'where is my box'],
    page: '/guides/invoicing-and-shipping',
    also: ['/docs/system/integrations/shipping/ups', '/docs/system/integrations/shipping/fedex'],
  },
  {words: ["what's new", 'release notes'], page: '/pilot/changelog'},
  {words: ['price', 'cost', 'trial', 'demo'], page: '/pilot/welcome/why-pilot', also: ['/pilot/category/compare']},
  {
    words: [
      'ship a case',
      'send a case',
      'ship several cases together',
      'one box',
      'lost package',
      'delivery proof',
      'undo shipping',
      'wrong box',
      'mark as shipped',
    ],
    page: '/guides/invoicing-and-shipping',
  },
  {
    words: [
      'first steps',
      'getting started',
      'set up a new lab',
      'new lab',
      'training',
      'tutorial',
      'how to begin',
      'checklist for setup',
    ],
    page: '/pilot/welcome/quick-start',
  },
  {
    words: [
      'benefits',
      'advantages',
      'features',
      'what is Pilot',
      'is it for my lab',
      'small lab',
      'mobile app',
      'Mac',
      'iPad',
      'languages',
      'backup',
      'security',
      'where is the data',
      'support',
      'contact',
    ],
    page: '/pilot/welcome/why-pilot',
  },
  {words: ['latest version', 'new features', 'updates'], page: '/pilot/changelog'},
  {
    words: ['alternatives', 'comparison', 'competitors', 'versus', 'better than'],
    page: '/pilot/category/compare',
    also: ['/pilot/welcome/why-pilot'],
  },
];
