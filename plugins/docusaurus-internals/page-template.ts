/**
 * The HTML template for every page. It differs from the generator's default in three ways: the guard is the first script;
 * the application's scripts are listed on the loader, which loads them later, rather than in script tags; and the browser
 * paints only when it has the first screen, so that a table or a row of cards doesn't move while the rest arrives.
 */
import {buildSync} from 'esbuild';
import {readSearchSettings, SEARCH_FILES} from '../../config/search';
import {baseUrl} from '../../config/site-address';

/** Makes one of the two inline scripts of every page: the guard and the loader (src/loader). */
function bundle(contents: string): string {
  const {outputFiles} = buildSync({
    stdin: {contents, resolveDir: '.', loader: 'ts'},
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  const script = outputFiles[0]!.text.trim();
  // The template engine would interpret its own tags inside a script, and it trims every line.
  if (/<%|\n/.test(script)) throw new Error('An inline script has a line break or a template tag.');
  return script;
}

export const bundleGuard = (baseUrl: string): string =>
  bundle(`
    import {guardAddress} from './src/loader/guard';
    import {installPolicy} from './src/loader/trusted-types';
    installPolicy(${JSON.stringify(`${baseUrl}assets/`)});
    guardAddress(${JSON.stringify(baseUrl)});
  `);

/** Saved searches belong to an index, and are shown even if no file of the search loads. */
const indexName = (): string =>
  readSearchSettings().indexName.replace(/["&<]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The id of the third section's heading, which is below the first screen of every page that has one. */
const THIRD_SECTION = "<% const third = it.appHtml.split('<h2 ')[3]?.match(/^[^>]*id=.([\\w-]+)/)?.[1]; %>";

export const pageTemplate = (): string => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <script>${bundleGuard(baseUrl)}</script>
    <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
    ${THIRD_SECTION}<link rel="expect" blocking="render" href="#<%= third ?? 'page-end' %>">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl + file %>"><% }); %>
    <script data-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>" data-search="${SEARCH_FILES}" data-index="${indexName()}">${bundle("import './src/loader/loader';")}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% if (!third) { %><div id="page-end"></div><% } %>
  </body>
</html>
`;
