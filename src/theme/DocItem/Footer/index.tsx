/** Adds the Markdown copy, feedback, and the page's changes below the date at the end of a page. */
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import type {PageChange} from '@site/plugins/front-matter';
import PageEnd from '@site/src/components/PageEnd';

export default function FooterWithPageEnd(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  // Added by plugins/front-matter; the generator has no type for it.
  const {changes = []} = frontMatter as {changes?: readonly PageChange[]};
  return (
    <>
      <Footer />
      <PageEnd route={metadata.permalink} changes={changes} />
    </>
  );
}
