const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** OpenSearch description, for searching from the browser's address bar. `siteUrl` ends with a slash. */
export function describeSearch(title: string, siteUrl: string): string {
  const name = escapeXml(title);
  const site = escapeXml(siteUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${name}</ShortName>
  <Description>Search ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${site}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${site}opensearch.xml"/>
  <moz:SearchForm>${site}search</moz:SearchForm>
</OpenSearchDescription>
`;
}
