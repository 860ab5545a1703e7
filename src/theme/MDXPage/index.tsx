import type {ReactNode} from 'react';
import tree from '@generated/site-tree/default/sections.json';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarContent from '@theme/DocSidebar/Desktop/Content';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import {Sidebar} from '@site/src/components/Drawer';

/** A page outside the sections, with the layout of those in the Docs section. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {pathname} = useLocation();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <PageMetadata title={metadata.title} description={metadata.description} />
      <Layout>
        <div className="mdx-layout">
          <Sidebar>
            <DocSidebarContent path={pathname} sidebar={tree.default!} />
          </Sidebar>
          <main>
            <div className="container padding-top--md padding-bottom--lg">
              <div className="row">
                {/* Its width is set, so that nothing moves when the contents beside it are parsed after the first paint. */}
                <article className="col col--9">
                  <TOCCollapsible toc={toc} />
                  <div className="markdown">
                    <MDXContent>
                      <Content />
                    </MDXContent>
                  </div>
                </article>
                <div className="col col--3">
                  <TOC toc={toc} />
                </div>
              </div>
            </div>
          </main>
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
