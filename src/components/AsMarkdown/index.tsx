import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CopyButton from '../Copy';

/**
 * Links to copy or open the page as Markdown (plugins/built-pages/markdown). `page` is its route, with or without the
 * base URL.
 */
export default function AsMarkdown({page}: {page: string}): ReactNode {
  const address = useBaseUrl(`${page === '/' ? '/index' : page}.md`);
  return (
    <p className="in-line page-actions margin--none" data-search="skip">
      <copy-buttons address={address}>
        <CopyButton label="Copy page" />
      </copy-buttons>{' '}
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
    </p>
  );
}
