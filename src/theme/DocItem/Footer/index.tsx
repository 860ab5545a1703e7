/** Adds the Markdown copy, feedback, and the page's changes below the date at the end of a page. */
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {PageChange} from '@site/plugins/front-matter';
import PageEnd from '@site/src/components/PageEnd';
import {useIdentity} from '@site/src/components/Home/useIdentity';

export default function FooterWithPageEnd(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {feedback, support} = useIdentity();
  // Added by plugins/front-matter; the generator has no type for it.
  const {changes = []} = frontMatter as {changes?: readonly PageChange[]};
  return (
    <>
      <Footer />
      <PageEnd
        route={metadata.permalink}
        page={siteConfig.url + metadata.permalink}
        changes={changes}
        feedback={feedback}
        support={support}
      />
    </>
  );
}
