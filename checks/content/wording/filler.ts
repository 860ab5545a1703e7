import {anyWord, matchesOf, type Wording} from './wording';

/** Words that promise without saying anything; a sentence is better without them. */
const FILLER = [
  'simply',
  'just',
  'easily',
  'easy to use',
  'effortless(?:ly)?',
  'powerful',
  'seamless(?:ly)?',
  'robust',
  'cutting-edge',
  'state-of-the-art',
  'world-class',
  'best-in-class',
  'game-chang(?:er|ing)',
  'next-generation',
  'leverag(?:e|es|ing)',
  'utiliz(?:e|es|ing)',
  'streamlin(?:e|es|ed|ing)',
  'intuitive(?:ly)?',
  'user-friendly',
  'hassle-free',
  'feature-rich',
  'comprehensive',
  'basically',
  'actually',
  'obviously',
  'of course',
  'please (?:note|see|refer|select|click|contact)',
  'very',
  'in order to',
  "in today[’']s world",
  'needless to say',
  'it is important to note',
  'note that',
  'delve',
] as const;

const pattern = anyWord(FILLER);

export const filler: Wording = {
  name: 'no filler words',
  find: (text) => matchesOf(text, pattern).map((word) => `"${word}" is filler. Leave it out or say what is meant.`),
};
