/**
 * The document that the generator puts each page into. It differs from the generator's own in two things: the guard is
 * the first script, and the application's scripts are named on the loader, which starts them, instead of started.
 */
import {bundleGuard, bundleLoader} from './inline-scripts';
import {baseUrl} from './site-address';

/** Placeholder for the files of the first search, which are known once every page is written. */
export const SEARCH_FILES = 'search-files-of-this-build';

/** The template engine would read its own tags in a script, and trims every line. */
function inTemplate(script: string): string {
  if (/<%|\n/.test(script)) throw new Error('An inline script has a line break or a template tag.');
  return script;
}

export const pageTemplate = (): string => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <script>${inTemplate(bundleGuard(`${baseUrl}assets/`))}</script>
    <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl + file %>"><% }); %>
    <script data-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>" data-search="${SEARCH_FILES}" data-base="<%= it.baseUrl %>">${inTemplate(bundleLoader())}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
