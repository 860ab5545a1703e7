/** One term for one thing: the product model's terms, never their synonyms. */
import {matchesOf, type Wording} from './wording';

type Term = {
  avoid: RegExp;
  write: string;
  /** Matches that are correct, and why. */
  except?: {pattern: RegExp; because: string};
};

const TERMS: readonly Term[] = [
  {
    avoid: /\bprice[- ]lists?\b/gi,
    write: 'pricelist',
    except: {pattern: /Product Price Lists/, because: 'the bulk import has this name on screen'},
  },
  {avoid: /\b(?:fee schedule|price book)s?\b/gi, write: 'pricelist'},
  {avoid: /\biOS\b/g, write: 'IOS (intraoral scanner)'},
  {avoid: /\b(?:log[- ]?in|sign[- ]?in) (?:page|screen)\b/gi, write: 'where you sign in'},
  // In "the log in the Activity tab" it is a noun.
  {avoid: /(?<!(?:['’]s|the|a) )\blog(?:s|ging)? (?:in|on|out|off)\b/gi, write: 'sign in, sign out'},
  {avoid: /\b(?:customer|doctor|dentist|office) portals?\b/gi, write: 'Client Portal'},
  {avoid: /\b(?:client portal|Client portal|lab portal|Lab portal)\b/g, write: 'Client Portal, Lab Portal'},
  {avoid: /\b(?:case search|Case search)\b/g, write: 'Case Search'},
  {avoid: /\b(?:bulk tools?|Bulk tools?)\b/g, write: 'Bulk Tools'},
  {avoid: /\b[Tt]echnician(?:['’]?s)? [Vv]iew\b|\b[Tt]echnicians['’] view\b/g, write: 'Technicians’ View'},
  {avoid: /\bwork[- ]stations?\b/gi, write: 'workstation'},
  {avoid: /\bbar[- ]codes?\b/gi, write: 'barcode'},
  {avoid: /\bdrop[- ]downs?\b/gi, write: 'dropdown'},
  {avoid: /\bcheck[- ]boxe?s?\b/gi, write: 'checkbox'},
  {avoid: /\be-mail/gi, write: 'email'},
  {avoid: /\bpick[- ]up requests?\b/gi, write: 'pickup request'},
  {avoid: /\b(?:re-?do|do-over)s?\b/gi, write: 'remake'},
  {avoid: /\bcall tags?\b/gi, write: 'return label'},
  {avoid: /\b(?:tax zone|tax region|tax jurisdiction)s?\b/gi, write: 'tax area'},
  {avoid: /\bworkflow templates?\b/gi, write: 'production template'},
  {avoid: /\b(?:Quickbooks|Quick Books)\b/g, write: 'QuickBooks'},
  {avoid: /\b(?:Fedex|Fed Ex|Ups|Itero|ITero|3shape)\b/g, write: 'FedEx, UPS, iTero, 3Shape'},
];

export const vocabulary: Wording = {
  name: 'only words of the product model',
  find: (text) =>
    TERMS.flatMap(({avoid, write, except}) =>
      matchesOf(except ? text.replace(except.pattern, '') : text, avoid).map(
        (word) =>
          `"${word}" is not the product's word. Write ${write}; a word that readers use instead goes in italics or in the page's questions.`,
      ),
    ),
};
