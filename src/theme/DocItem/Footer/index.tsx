/** One block at the end of a page: feedback, dates, the Markdown copy, and the page's changes. Pages have no tags or edit links. */
import LastUpdated from '@theme/LastUpdated';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import type {PageChange} from '@site/plugins/front-matter';
import PageEnd from '@site/src/components/PageEnd';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  // Added by plugins/front-matter; the generator has no type for it.
  const {changes = []} = frontMatter as {changes?: readonly PageChange[]};
  return (
    <PageEnd route={metadata.permalink} changes={changes}>
      <LastUpdated lastUpdatedAt={metadata.lastUpdatedAt} />
    </PageEnd>
  );
}
