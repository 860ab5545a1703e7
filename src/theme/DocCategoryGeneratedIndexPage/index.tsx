/** Gives the page of an area the icon that the area has in the sidebar. */
import Page from '@theme-original/DocCategoryGeneratedIndexPage';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <div className={useCurrentSidebarCategory().className}>
      <Page {...props} />
    </div>
  );
}
