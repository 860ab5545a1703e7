/**
 * Documents that a browser may prefetch: it fetches the page behind a link when the link is pressed, before the click
 * is complete. Browsers leave it out on data-saving lines. Once the application runs, its router opens the links.
 */
export const SPECULATION_RULES_FILE = 'speculation-rules.json';
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

export function speculationRules(baseUrl: string): string {
  const where = {
    and: [
      {href_matches: `${baseUrl}*`},
      // A query of at least one character: `*` alone would match every address, and nothing would be fetched.
      {not: {href_matches: `${baseUrl}*\\?(.+)`}},
      {selector_matches: '[data-has-hydrated="false"] a'},
    ],
  };
  return `${JSON.stringify({prefetch: [{source: 'document', where, eagerness: 'conservative'}]}, null, 2)}\n`;
}
