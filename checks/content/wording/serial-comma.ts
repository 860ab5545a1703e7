import type {Wording} from './words';

/** One to three words, the length of a list item. */
const ITEM = String.raw`(?:(?:a|an|the|its|their|your|no|each) )?[\p{L}\p{N}'’…&-]+(?: [\p{L}\p{N}'’…&-]+)?`;
const LIST = new RegExp(String.raw`(?:^|[^,]*?)(${ITEM}), (${ITEM}) (and|or) (?=[\p{L}\p{N}…])`, 'gu');

/** "When the case ships, Pilot and the carrier …": the comma ends a clause and doesn't start a list. */
const OPENING_CLAUSE =
  /^\W*(?:after|although|as|at|because|before|by|during|each|every|for|from|here|if|in|instead|later|like|next|no|of|on|once|otherwise|since|so|then|to|unless|until|when|whenever|where|wherever|while|with|within|without|yes)\b/iu;

/** Words that start a clause or a phrase, never a list item. */
const NOT_AN_ITEM =
  /^(?:and|applied|are|as|because|before|but|by|can|do|does|due|even|except|for|from|has|have|he|here|how|if|in|including|is|it|may|minus|must|newest|not|nor|oldest|on|one|or|she|since|so|such|that|then|they|this|to|today|unless|until|was|we|were|what|when|where|whether|which|while|who|whose|will|with|without|you)\b/iu;

/** Names on screen and set phrases that contain "and" or "or". */
const NAMES =
  /\b(?:Create and Update|Crown and bridge|Fit or margin|Impression or bite unusable|Inlay or onlay|Model and die|New preparation or scan|Roles and permissions|ascending or descending|alone or with|before (?:and|or) after|comma or semicolon|done and skipped|Live or On Hold|now or later|one or (?:more|two)|percent or amount|pressed or milled|private or shared|production and financial|Shipped or Cancelled|whole or in part|day or month|discount and tax|(?:yes|on|pass) (?:or|and) (?:no|off|fail))\b/giu;

/** A date such as "Mar 10, 2025". */
const YEAR = /^\d{4}$/u;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.:;?!])\s+|[()]|\s—\s|\s[·›→]\s/u);

function missingIn(sentence: string): string[] {
  // The pattern is slow on text without a list.
  if (!/, .+ (?:and|or) /u.test(sentence)) return [];
  const firstComma = sentence.indexOf(',');
  return [...sentence.matchAll(LIST)].flatMap((match) => {
    const [whole, first = '', second = '', conjunction = ''] = match;
    const comma = match.index + whole.lastIndexOf(`, ${second} ${conjunction} `);
    const afterOpening = comma === firstComma && OPENING_CLAUSE.test(sentence);
    // In "add, complete or cancel, and move", the first conjunction joins a pair and the list continues.
    const innerPair = /, (?:and|or) |^[^,]{0,30}, /u.test(sentence.slice(match.index + whole.length));
    if (afterOpening || innerPair || NOT_AN_ITEM.test(second) || / (?:it|them)$/u.test(second) || YEAR.test(second))
      return [];
    return [`${first}, ${second} ${conjunction} …`];
  });
}

export const serialComma: Wording = {
  name: 'serial comma',
  find: (text) =>
    sentencesOf(text.replace(NAMES, '…'))
      .flatMap(missingIn)
      .map((list) => `"${list}" lacks the serial comma. Write "${list.replace(/ (and|or) …$/u, ', $1 …')}".`),
};
