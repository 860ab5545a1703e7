/** Words and phrases that pages and facts don't use, each with what to write. British spellings are in cspell.json. */

/** A rule about words alone, for pages, facts, drawings, and sidebars. */
export type Wording = {name: string; find: (text: string) => string[]};

type Replacement = readonly [found: RegExp, write: string];

/** Reports every match of the patterns. */
const table = (
  name: string,
  rows: readonly Replacement[],
  message: (found: string, write: string) => string,
): Wording => ({
  name,
  find: (text) =>
    rows.flatMap(([pattern, write]) => [...text.matchAll(pattern)].map(([found]) => message(found, write))),
});

/** Words that promise without saying anything; a sentence is better without them. */
const FILLER =
  /(?<![\w-])(?:simply|just|easily|easy to use|effortless(?:ly)?|powerful|seamless(?:ly)?|robust|cutting-edge|state-of-the-art|world-class|best-in-class|game-chang(?:er|ing)|next-generation|leverag(?:e|es|ing)|utiliz(?:e|es|ing)|streamlin(?:e|es|ed|ing)|intuitive(?:ly)?|user-friendly|hassle-free|feature-rich|comprehensive|basically|actually|obviously|of course|please (?:note|see|refer|select|click|contact)|very|in order to|in today[’']s world|needless to say|it is important to note|note that|delve)(?![\w-])/gi;

/** Not inside an address such as `docs.pilot.example` or `why-pilot`. */
const MISSPELLED = /(?<![\w/.@-])(?:pilot|PILOT|Pilot (?:App|LMS|Software|System))(?![\w.-])/g;

/** One term for one thing: the product model's terms, never their synonyms. */
const TERMS: readonly Replacement[] = [
  [/\bprice[- ]lists?\b/gi, 'pricelist'],
  [/\b(?:fee schedule|price book)s?\b/gi, 'pricelist'],
  [/\biOS\b/g, 'IOS (intraoral scanner)'],
  [/\b(?:log[- ]?in|sign[- ]?in) (?:page|screen)\b/gi, 'where you sign in'],
  // In "the log in the Activity tab" it is a noun.
  [/(?<!(?:['’]s|the|a) )\blog(?:s|ging)? (?:in|on|out|off)\b/gi, 'sign in, sign out'],
  [/\b(?:customer|doctor|dentist|office) portals?\b/gi, 'Client Portal'],
  [/\b(?:client portal|Client portal|lab portal|Lab portal)\b/g, 'Client Portal, Lab Portal'],
  [/\b(?:case search|Case search)\b/g, 'Case Search'],
  [/\b(?:bulk tools?|Bulk tools?)\b/g, 'Bulk Tools'],
  [/\b[Tt]echnician(?:['’]?s)? [Vv]iew\b|\b[Tt]echnicians['’] view\b/g, 'Technicians’ View'],
  [/\bwork[- ]stations?\b/gi, 'workstation'],
  [/\bbar[- ]codes?\b/gi, 'barcode'],
  [/\bdrop[- ]downs?\b/gi, 'dropdown'],
  [/\bcheck[- ]boxe?s?\b/gi, 'checkbox'],
  [/\be-mail/gi, 'email'],
  [/\bpick[- ]up requests?\b/gi, 'pickup request'],
  [/\b(?:re-?do|do-over)s?\b/gi, 'remake'],
  [/\bcall tags?\b/gi, 'return label'],
  [/\b(?:tax zone|tax region|tax jurisdiction)s?\b/gi, 'tax area'],
  [/\bworkflow templates?\b/gi, 'production template'],
  [/\bcancell(?:ed|ing)\b/gi, 'canceled, canceling'],
  [/\bchrome[- ]cobalt\b/gi, 'cobalt-chrome'],
  [/\b(?:Quickbooks|Quick Books)\b/g, 'QuickBooks'],
  [/\b(?:Fedex|Fed Ex|Ups|Itero|ITero|3shape)\b/g, 'FedEx, UPS, iTero, 3Shape'],
];

/** In the order in which a writer would want to read the messages. */
export const wordings: readonly Wording[] = [
  table('no filler words', [[FILLER, '']], (word) => `"${word}" is filler. Leave it out or say what is meant.`),
  table('no exclamation marks', [[/\S*!/g, '']], (words) => `"${words}" shouts. End the sentence with a period.`),
  table(
    'only words of the product model',
    TERMS,
    (word, term) =>
      `"${word}" is not the product's word. Write ${term}; a word that readers use instead goes in italics or in the page's questions.`,
  ),
  table(
    'the product is called Pilot',
    [[MISSPELLED, 'Pilot']],
    (words, name) => `"${words}": the product is called "${name}", with nothing added.`,
  ),
];
