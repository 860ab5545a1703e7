import {SITE_TITLE, type Contender} from './contender';

const layout = `import {Footer, Layout, Navbar} from 'nextra-theme-docs';
import {Head} from 'nextra/components';
import {getPageMap} from 'nextra/page-map';
import 'nextra-theme-docs/style.css';
export const metadata = {title: {default: '${SITE_TITLE}', template: '%s | ${SITE_TITLE}'}};
export default async function RootLayout({children}) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout navbar={<Navbar logo={<b>${SITE_TITLE}</b>} />} pageMap={await getPageMap()} footer={<Footer>Example</Footer>} sidebar={{defaultMenuCollapseLevel: 2}}>
          {children}
        </Layout>
      </body>
    </html>
  );
}`;

const page = `import {generateStaticParamsFor, importPage} from 'nextra/pages';
import {useMDXComponents} from '../../mdx-components';
export const generateStaticParams = generateStaticParamsFor('mdxPath');
export async function generateMetadata(props) {
  return (await importPage((await props.params).mdxPath)).metadata;
}
const Wrapper = useMDXComponents().wrapper;
export default async function Page(props) {
  const params = await props.params;
  const {default: Content, toc, metadata, sourceCode} = await importPage(params.mdxPath);
  return <Wrapper toc={toc} metadata={metadata} sourceCode={sourceCode}><Content {...props} params={params} /></Wrapper>;
}`;

export const nextra: Contender = {
  name: 'Nextra',
  dependencies: {
    next: '16.4.6',
    nextra: '4.6.1',
    'nextra-theme-docs': '4.6.1',
    pagefind: '1.6.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  // Nextra 4.6.1 doesn't start with a newer version.
  overrides: {zod: '4.1.13'},
  content: 'content',
  settings: () => ({
    'next.config.mjs': `import nextra from 'nextra';\nexport default nextra({})({output: 'export', images: {unoptimized: true}});`,
    'mdx-components.js': `import {useMDXComponents as ofTheme} from 'nextra-theme-docs';\nexport const useMDXComponents = (components) => ({...ofTheme(), ...components});`,
    'app/layout.jsx': layout,
    'app/[[...mdxPath]]/page.jsx': page,
    'content/index.md': `# ${SITE_TITLE}\n`,
  }),
  command: 'npx next build && npx pagefind --site .next/server/app --output-path out/_pagefind',
  output: 'out',
  caches: ['.next', 'out'],
  sidebar: '.nextra-sidebar',
  search: {field: '.nextra-search input', result: '.nextra-search-results [role="option"], .nextra-search-results a'},
};
