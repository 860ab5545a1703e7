import {matchesOf, type Wording} from './wording';

/** British spellings that an English dictionary may accept, with the American ones. */
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/\b(?:colour|behaviour|favour|labour|honour|neighbour)\w*/gi, '-or instead of -our'],
  [/\b(?:cent|met|millimet|centimet|kilomet|theat)res?\b/gi, '-er instead of -re'],
  [/\b(?:licence|defence|offence)s?\b/gi, '-se instead of -ce'],
  [/\b(?:catalogue|dialogue)s?\b/gi, '-og instead of -ogue'],
  [/\b(?:travell|modell|labell)(?:ed|er|ers|ing)\b/gi, 'one l instead of two'],
  // Cancelled with a capital is the name of a status.
  [/\bcancelled\b|\b[Cc]ancelling\b/g, 'one l instead of two'],
  [
    /\b(?:author|categor|custom|final|local|maxim|minim|normal|optim|organ|prior|real|recogn|special|standard|summar|synchron|visual)is(?:e|es|ed|ing|ation)\b/gi,
    '-iz- instead of -is-',
  ],
  [/\banalys(?:e|ed|ing)\b/gi, 'analyze'],
  [/\bcheques?\b/gi, 'check'],
  [/\bprogrammes?\b/gi, 'program'],
  [/\bgrey(?:s|ed)?\b/gi, 'gray'],
  [/\bwhilst\b/gi, 'while'],
  [/\bamongst\b/gi, 'among'],
  [/\bageing\b/gi, 'aging'],
  [/\bjudgement/gi, 'judgment'],
  [/\benquir(?:y|ies|e)\b/gi, 'inquiry'],
  [/\bfulfil(?:s|ment)?\b/gi, 'fulfill'],
];

export const americanSpelling: Wording = {
  name: 'American spelling',
  find: (text) =>
    SPELLINGS.flatMap(([british, american]) =>
      matchesOf(text, british).map((word) => `"${word}" is British spelling. Write ${american}.`),
    ),
};
