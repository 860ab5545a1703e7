import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import whileWriting from './checks/content/while-writing';
import {announcement, ANNOUNCEMENT_ENDS} from './config/announcement';
import {footer} from './config/footer';
import {identity} from './config/identity';
import {navbar} from './config/navbar';
import {readSearchSettings} from './config/search';
import {baseUrl, siteUrl} from './config/site-address';
import {withWrittenDates} from './config/sitemap';
import {SITE_SECTIONS, type SiteSection} from './lib/pages';
import builtPages from './plugins/built-pages';
import closedSections from './plugins/closed-sections';
import {parseFrontMatter} from './plugins/front-matter';
import glossaryTerms from './plugins/glossary';
import leanClient from './plugins/docusaurus-internals/lean-client';
import sameTabLinks from './plugins/docusaurus-internals/same-tab-links';
import interfaceWords from './plugins/interface-words';
import {pageTemplate} from './plugins/docusaurus-internals/page-template';
import thirdPartyLicenses from './plugins/docusaurus-internals/third-party-licenses';
import writeProps from './plugins/mdx-tree';
import modelComponents from './plugins/model-components';
import pageTasks from './plugins/page-tasks';
import search from './search/plugin';
import taskResults from './plugins/task-results';
import tableCaptions from './plugins/table-captions';
import siteSections from './plugins/site-sections';
import troubleshooting from './plugins/troubleshooting';
import typography from './plugins/typography';

/**
 * In order: facts are inlined before terms are explained, so that terms are marked only in prose. Lists and disclosures
 * come later, and at the end what plugins gave to components becomes part of the page.
 */
const remarkPlugins = [
  ...[tableCaptions, modelComponents, interfaceWords, taskResults, glossaryTerms],
  ...[troubleshooting, pageTasks, closedSections, writeProps],
];

/** The only two callouts (src/theme/Admonition); checks/content refuses others. */
const admonitions = {keywords: ['cant-be-undone', 'check-first'], extendDefaults: false};

function docsOptions(name: SiteSection): DocsOptions {
  return {
    // Links to documents mean this site section unless they name another.
    id: name === 'docs' ? 'default' : name,
    path: `content/${name}`,
    routeBasePath: name,
    sidebarPath: `./sidebars/${name}.ts`,
    breadcrumbs: true,
    showLastUpdateTime: true,
    beforeDefaultRemarkPlugins: [typography],
    remarkPlugins,
    admonitions,
  };
}

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * All of the faster tools but three: plugins/built-pages serializes the HTML itself, the persistent cache would publish
 * old facts, and each SSG worker thread would load the whole site again, which costs more than it saves here.
 */
const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: false,
  lightningCssMinimizer: true,
  rspackBundler: true,
  // Pages inline facts, figures, and titles of other pages, which this cache doesn't track: it would publish old ones.
  rspackPersistentCache: false,
  // Within one build: a page compiles once for the server and the browser.
  mdxCrossCompilerCache: true,
  ssgWorkerThreads: false,
};

const config: Config = {
  title: identity.documentationTitle,
  tagline: identity.tagline,
  url: siteUrl,
  baseUrl,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  // One by one, because `v4: true` means more in each later version.
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: faster,
  },
  // The loader reports a wrong base URL (src/loader); the generator's banner would show before scripts run.
  baseUrlIssueBanner: false,
  headTags: [
    // At the root, where browsers look when a document has no head, such as the Markdown version of a page.
    {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}img/favicon.svg`, type: 'image/svg+xml'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
  ],
  // The development server has its own template.
  ssrTemplate: isDevelopment ? undefined : pageTemplate(),
  clientModules: [
    './src/client/navigation.ts',
    './src/client/theme-parts.ts',
    ...(isDevelopment ? ['./src/client/development.ts'] : []),
  ],
  customFields: {
    // What only the build needs isn't sent to the browser.
    identity: {...identity, competitors: undefined, securityContact: undefined},
    announcementEnds: ANNOUNCEMENT_ENDS,
  },
  markdown: {parseFrontMatter},
  plugins: [
    ...SITE_SECTIONS.map((name): [string, DocsOptions] => ['@docusaurus/plugin-content-docs', docsOptions(name)]),
    [
      '@docusaurus/plugin-content-pages',
      {path: 'src/pages', beforeDefaultRemarkPlugins: [typography], remarkPlugins, admonitions} satisfies PagesOptions,
    ],
    [
      '@docusaurus/plugin-sitemap',
      {
        changefreq: 'weekly',
        priority: 0.5,
        lastmod: 'date',
        createSitemapItems: ({routes, defaultCreateSitemapItems, ...params}) =>
          defaultCreateSitemapItems({...params, routes: withWrittenDates(routes)}),
        ignorePatterns: ['search', ...SITE_SECTIONS].map((path) => `${baseUrl}${path}`),
      } satisfies SitemapOptions,
    ],
    ...(isDevelopment ? [whileWriting] : []),
    siteSections,
    search({settings: readSearchSettings(), identity}),
    thirdPartyLicenses,
    builtPages,
    leanClient,
    sameTabLinks,
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      {customCss: ['tokens', 'base', 'chrome', 'content', 'search', 'print'].map((sheet) => `./src/css/${sheet}.css`)},
    ],
  ],
  themeConfig: {
    // What other sites show beside a link to any page.
    image: 'img/share-card.png',
    // `respectPrefersColorScheme: true` would add a third choice to the toggle: the system's color scheme.
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: announcement,
    // No syntax highlighter is used (src/theme/CodeBlock), so its colors are not sent with every page.
    prism: {theme: {plain: {}, styles: []}},
    navbar,
    footer,
  } satisfies UserThemeConfig,
};

export default config;
