/**
 * The site's only Trusted Types policy. The browser calls it before any text becomes HTML, a script URL, or a script,
 * so a bug elsewhere in the page can't turn data into code. Inlined first in every page
 * (plugins/docusaurus-internals/page-template.ts).
 */
type PolicyRules = {
  createHTML: (text: string) => string;
  createScriptURL: (text: string) => string;
  createScript: (text: string) => string;
};
type PolicyFactory = {createPolicy: (name: 'default', rules: PolicyRules) => unknown};

/**
 * The HTML that the theme inserts: headings in tables of contents, the announcement, the progress bar. An address that
 * starts with two slashes, however they are written, would be another host.
 */
const PLAIN_MARKUP =
  /^(?:[^<]|<\/?(?:a|b|br|code|div|em|i|kbd|mark|span|strong)(?: (?:class|role)="[^"<>]*"| href="(?:#|\/(?![/\\&\s])|https:)[^"<>]*")*>)*$/;

function refuse(kind: string, text: string): never {
  throw new TypeError(`Refused as ${kind}: ${text.slice(0, 80)}`);
}

/** Scripts must be under `assets`. Their URLs are resolved against `here`. */
export function createRules(assets: URL, here: () => string): PolicyRules {
  return {
    createHTML: (text) => (PLAIN_MARKUP.test(text) ? text : refuse('markup', text)),
    createScriptURL(text) {
      const {origin, pathname} = new URL(text, here());
      return origin === assets.origin && pathname.startsWith(assets.pathname) ? text : refuse('script address', text);
    },
    /** Structured data for search engines is in script elements. As valid JSON, it can't run code. */
    createScript(text) {
      JSON.parse(text);
      return text;
    },
  };
}

export function installPolicy(assetsPath: string): void {
  const {trustedTypes} = window as {trustedTypes?: PolicyFactory};
  trustedTypes?.createPolicy(
    'default',
    createRules(new URL(assetsPath, location.origin), () => location.href),
  );
}
