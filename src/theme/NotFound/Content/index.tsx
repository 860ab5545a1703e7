import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import NotFoundSuggestions from '@site/src/components/NotFoundSuggestions';
import SearchForm from '@site/src/components/SearchForm';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={`container lone-page ${className ?? ''}`} data-starts-with="">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Heading as="h1">Page Not Found</Heading>
      <p>The address may be mistyped, or the page may have moved.</p>
      <SearchForm label="Search the documentation" />
      <NotFoundSuggestions />
    </main>
  );
}
