/** Words and phrases that pages and facts don't use, each with what to write. British spellings are in cspell.json. */

/** A rule about wording alone, applied to both the source of pages and the text of built pages. */
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
  [/\b(?:Quickbooks|Quick Books)\b/g, 'QuickBooks'],
  [/\b(?:Fedex|Fed Ex|Ups|Itero|ITero|3shape)\b/g, 'FedEx, UPS, iTero, 3Shape'],
];

/** "it", "the statement", "a portal invitation": what is done again. */
const IT = String.raw`(?:(?:it|them|(?:the|an?|your|that|this) (?:[\w-]+ )?[\w-]+) )?`;
const again = (verb: string) => new RegExp(String.raw`\b(?:${verb}) ${IT}again\b`, 'gi');
const RECORDS =
  'remake|statement|pricelist|custom price|report|label|role|connection|template|workstation|department|automation|rule|tag|tax area|work ticket|document|PDF|doctor-office pair|billing account|user';

/**
 * Choices between two words that both exist: one for the site. `write` and `instead` are the first two columns of the
 * table "Words we chose" in CONTRIBUTING.md; a decision that no pattern can see is in that table only.
 */
export const decisions: readonly (readonly [...Replacement, instead: string])[] = [
  [/\bcancell(?:ed|ing)\b/gi, 'canceled, canceling', 'cancelled, cancelling'],
  [/\b(?:makes?|made|making) (?:(?:it|them|the [\w-]+|an? [\w-]+) )?active\b/gi, 'activate, reactivate', 'make active'],
  [again('schedul(?:e|es|ed|ing)'), 'reschedule', 'schedule again'],
  [again('sends?|sent|sending'), 'resend', 'send again'],
  [again('invit(?:e|es|ed|ing)'), 'resend the invitation', 'invite again'],
  [
    // Work is made again too, at the bench.
    /\bmakes? again\b|\b(?:makes?|made|making) (?:the|an?|your) (?:[\w-]+ )?(?:document|invoice|label|list|PDF|report|statement|ticket)s? again\b/gi,
    'regenerate, print again, remake',
    'make again',
  ],
  [/\b(?:opens?|opened|opening) (?:it|them|(?:the|an?|that|this) [\w-]+) again\b/gi, 'reopen', 'open it again'],
  [
    new RegExp(
      String.raw`\b(?:makes?|made|making) (?:an?|another|one|new|your own|(?:an?|the|your) (?:first|new|second|test)) (?:[\w-]+ )?(?:${RECORDS})s?\b`,
      'gi',
    ),
    'create, generate, or print',
    'make a statement',
  ],
  [/\bsuit(?:s|ed to)\b|(?:n['’]t|\bnot|\bto) suit\b/gi, 'best for', 'suits, suited to'],
  [/\bequal (?:numbers?|names?|dates?|amounts?)\b/gi, 'the same number', 'equal numbers'],
  [
    /\bkinds? of (?:[a-z]+ )?(?:account|connection|document|field|file|integration|payment|problem|product|report|user)s?\b/gi,
    'type, where the screen says Type',
    'kind of problem',
  ],
  [/\bhow far along\b/gi, 'the status itself', 'how far along it is'],
  [/\bchrome[- ]cobalt\b/gi, 'cobalt-chrome', 'chrome-cobalt'],
];

/** What reads as translated, each with what an American editor would write. */
const PHRASES: readonly Replacement[] = [
  [/\b(?:stands?|stood)\b(?!-| (?:for|out)\b)/gi, '"is", "appears", or drop it: "the address on your invoices"'],
  [/\b(?:un)?tick(?:s|ed|ing)?\b/gi, '"select", "check", or "clear"'],
  [/\bby (?:itself|themselves)\b/gi, '"automatically", or "alone"'],
  [/\b(?:some|any|every)body\b/gi, '"someone", "anyone", or "everyone"'],
  [/\b(?:after|to|back|for|up|down|in|out)wards\b/gi, 'it without the final "s"'],
  [/\bthe other way round\b/gi, '"the other way around"'],
  [/\b(?:driver|courier|delivery)(?:['’]s)? rounds?\b/gi, '"route"'],
  [/\bset-ups?\b/gi, '"set up" for the verb, "setup" for the noun'],
  [/\b(?:to|you|then|and|can|must) setup\b/gi, '"set up" for the verb'],
  [/\b(?:invoice|bill|payment|check|credit|refund|charge)s?(?: [\w-]+)? over \$/gi, '"for $…"'],
  [/\bnothing (?:must|has to|needs to) be\b/gi, '"you don\'t need to …"'],
  [/\bfor the case that\b/gi, '"in case"'],
  [/\bthe (?:one|ones) of (?:your|the|a)\b/gi, 'the possessive: "your contract rate"'],
  [/\b(?:invoice|bill|charge|website|pickup|label)s? of (?:FedEx|UPS|Stripe|QuickBooks)\b/g, '"FedEx\'s invoice"'],
  [/\bhangs? (?:on|from)\b/gi, '"depends on" or "comes from"'],
  [/\bneeds? no hand\b/gi, '"updates automatically"'],
  [/\b(?:come|comes|came|goes) on top\b/gi, '"is extra"'],
  [/\bnothing of the\b/gi, 'what is true: "The check is fully applied."'],
  [/\bspares? (?:you|both|them) the\b/gi, '"you don\'t have to …"'],
  [/\bat the turn of\b/gi, '"at the end of", as in "at month end"'],
  [/\babove all\b/gi, '"especially"'],
  [/\bat the [\w'’]+(?:['’]s)? wish\b/gi, '"at the doctor\'s request"'],
  [/\bwho may(?=[.,;:)]|$)/gi, '"with permission"'],
  [/\bemails? (?:leaves?|left|(?:has|have) left|travels?)\b/gi, '"is sent"'],
  [/\b(?:data|invoices|payments|customers|records) travels?\b/gi, '"syncs"'],
  [/\bshall\b/gi, '"must" or "will"'],
  [/\b(?:postcode|post code)s?\b/gi, '"ZIP code"'],
  [/\bmobile phones?\b/gi, '"phone"'],
  [/\bfull stops?\b/gi, '"period"'],
  [/\bin case of need\b/gi, '"if you need it"'],
  [/\bit comes to\b/gi, 'what happens'],
  [/\bput (?:a|the) mistake right\b/gi, '"correct a mistake"'],
  [/\b(?:days?|dates?) on which\b/gi, '"the day", without "on which"'],
  [/\bvalues? of the [\w ]+ list\b/gi, '"a value from the … list"'],
  [/\bloses? the mark\b/gi, '"replaces the old default"'],
  [/\b(?:the sum, worked out|the sum worked out)\b/gi, '"how it\'s calculated"'],
  [/\b(?:scanner makes?|makes? of (?:the )?scanners?)\b/gi, '"scanner brand"'],
  [
    /\blife of (?:an?|the) (?:\w+ )?(?:automation|connection|import|invoice|label|order|payment|request|shipment|statement|step|user|value)\b/gi,
    '"invoice statuses", or what happens to it',
  ],
  [/\bat the head of (?:an?|the) (?:column|list|page|table)\b/gi, '"at the top of"'],
  [
    /\bthe email (?:Case|Message|Payment|Pickup|Portal|Password|Return) \w+/g,
    'the name first: "the Case shipped email"',
  ],
  [
    /\b[Tt]he (?:action|operation|report|trigger) (?:\*\*)?[A-Z][\w/]+/g,
    'the name first: "the **Piece rates** report"',
  ],
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
    'words we chose',
    decisions.map(([found, write]) => [found, write]),
    (found, write) => `"${found}" has another word here. Write ${write} ("Words we chose" in CONTRIBUTING.md).`,
  ),
  table('American phrases', PHRASES, (phrase, write) => `"${phrase}" sounds translated. Write ${write}.`),
  table(
    'the product is called Pilot',
    [[MISSPELLED, 'Pilot']],
    (words, name) => `"${words}": the product is called "${name}", with nothing added.`,
  ),
];
