/** Words and phrases that read as translated, each with what an American editor would write. */
import {matchesOf, type Wording} from './wording';

type Phrase = readonly [found: RegExp, write: string];

const PHRASES: readonly Phrase[] = [
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

export const translatedPhrases: Wording = {
  name: 'American phrases',
  find: (text) =>
    PHRASES.flatMap(([found, write]) =>
      matchesOf(text, found).map((phrase) => `"${phrase}" sounds translated. Write ${write}.`),
    ),
};
