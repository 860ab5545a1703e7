/**
 * Lets the browser prefetch a linked page on pointer down, before the click completes. The loader turns it off
 * on a slow or metered connection. After hydration, the router handles links instead.
 */
export const SPECULATION_RULES_FILE = 'speculation-rules.json';
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

export function speculationRules(baseUrl: string): string {
  const where = {
    and: [
      {href_matches: `${baseUrl}*`},
      // The query must have at least one character: `*` alone would match every URL and disable prefetching.
      {not: {href_matches: `${baseUrl}*\\?(.+)`}},
      {selector_matches: '[data-has-hydrated="false"]:not([data-slow-connection]) a'},
    ],
  };
  return `${JSON.stringify({prefetch: [{source: 'document', where, eagerness: 'conservative'}]}, null, 2)}\n`;
}
