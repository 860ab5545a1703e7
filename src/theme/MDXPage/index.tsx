import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';

/** A page outside the sections, with contents like theirs, on small screens too. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <PageMetadata title={metadata.title} description={metadata.description} />
      <Layout>
        <main>
          <div className="container padding-top--md padding-bottom--lg">
            <div className="row">
              {/* Its width is set, so that nothing moves when the contents beside it are parsed after the first paint. */}
              <article className="col col--9">
                <TOCCollapsible toc={toc} />
                <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
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
      </Layout>
    </HtmlClassNameProvider>
  );
}
