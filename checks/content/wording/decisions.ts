/**
 * Choices between two words that both exist: one for the site, in the table "Words we chose" in CONTRIBUTING.md. A
 * decision that no pattern can see is in that table only.
 */
import {replacements, type Replacement, type Wording} from './rule';

export type Decision = {
  /** As in the first column of the table. */
  write: string;
  /** As in its second column. */
  instead: string;
  found: RegExp;
};

/** "it", "the statement", "a portal invitation": what is done again. */
const IT = String.raw`(?:(?:it|them|(?:the|an?|your|that|this) (?:[\w-]+ )?[\w-]+) )?`;
const RECORDS =
  'remake|statement|pricelist|custom price|report|label|role|connection|template|workstation|department|automation|rule|tag|tax area|work ticket|document|PDF|doctor-office pair|billing account|user';

export const decisions: readonly Decision[] = [
  {write: 'canceled, canceling', instead: 'cancelled, cancelling', found: /\bcancell(?:ed|ing)\b/gi},
  {
    write: 'activate, reactivate',
    instead: 'make active',
    found: /\b(?:makes?|made|making) (?:(?:it|them|the [\w-]+|an? [\w-]+) )?active\b/gi,
  },
  {
    write: 'reschedule',
    instead: 'schedule again',
    found: new RegExp(String.raw`\bschedul(?:e|es|ed|ing) ${IT}again\b`, 'gi'),
  },
  {write: 'resend', instead: 'send again', found: new RegExp(String.raw`\b(?:sends?|sent|sending) ${IT}again\b`, 'gi')},
  {
    write: 'resend the invitation',
    instead: 'invite again',
    found: new RegExp(String.raw`\binvit(?:e|es|ed|ing) ${IT}again\b`, 'gi'),
  },
  {
    write: 'regenerate, print again, remake',
    instead: 'make again',
    // Work is made again too, at the bench.
    found:
      /\bmakes? again\b|\b(?:makes?|made|making) (?:the|an?|your) (?:[\w-]+ )?(?:document|invoice|label|list|PDF|report|statement|ticket)s? again\b/gi,
  },
  {
    write: 'reopen',
    instead: 'open it again',
    found: new RegExp(String.raw`\b(?:opens?|opened|opening) (?:it|them|(?:the|an?|that|this) [\w-]+) again\b`, 'gi'),
  },
  {
    write: 'create, generate, or print',
    instead: 'make a statement',
    found: new RegExp(
      String.raw`\b(?:makes?|made|making) (?:an?|another|one|new|your own|(?:an?|the|your) (?:first|new|second|test)) (?:[\w-]+ )?(?:${RECORDS})s?\b`,
      'gi',
    ),
  },
  {write: 'best for', instead: 'suits, suited to', found: /\bsuit(?:s|ed to)\b|(?:n['’]t|\bnot|\bto) suit\b/gi},
  {write: 'the same number', instead: 'equal numbers', found: /\bequal (?:numbers?|names?|dates?|amounts?)\b/gi},
  {
    write: 'type, where the screen says Type',
    instead: 'kind of problem',
    found:
      /\bkinds? of (?:[a-z]+ )?(?:account|connection|document|field|file|integration|payment|problem|product|report|user)s?\b/gi,
  },
  {write: 'the status itself', instead: 'how far along it is', found: /\bhow far along\b/gi},
  {write: 'cobalt-chrome', instead: 'chrome-cobalt', found: /\bchrome[- ]cobalt\b/gi},
];

export const wordDecisions: Wording = {
  name: 'words we chose',
  find: replacements(
    decisions.map(({found, write}): Replacement => [found, write]),
    (found, write) => `"${found}" has another word here. Write ${write} ("Words we chose" in CONTRIBUTING.md).`,
  ),
};
