/** The search modal, in a chunk of its own: it is fetched at the first sign that somebody wants to search. */
import '@docsearch/css/dist/style.css';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaContextualFacetFilters, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazySearchClient} from '@site/src/search/client';
import type {SearchResult} from '@site/src/search/client/types';
import {useSearchPlace} from '@site/src/search/useSearchPlace';
import translations from '@theme/SearchTranslations';
import {useEffect, useMemo, useRef, useState} from 'react';
import styles from './styles.module.css';

type Props = {initialQuery: string | undefined; onClose: () => void};

const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({hit, children}) => <Link to={hit.url}>{children}</Link>;

function announcementOf({query, nbHits}: Pick<SearchResult, 'query' | 'nbHits'>): string {
  if (nbHits === 0) return `No results for "${query}"`;
  return nbHits === 1 ? '1 result' : `${nbHits} results`;
}

/** DocSearch's properties that come from this site: its client, its links, its words. */
function useModalProps(onClose: () => void, announce: (text: string) => void): Partial<DocSearchModalProps> {
  const history = useHistory();
  const place = useSearchPlace();
  const toOwnUrl = useSearchResultUrlProcessor();
  const createSearchLink = useSearchLinkCreator();
  const {siteConfig} = useDocusaurusContext();
  const {missingResults} = siteConfig.customFields?.identity as {missingResults: string};
  // DocSearch makes its sources anew whenever one of these changes, so they are made once.
  const latest = useRef({onClose, toOwnUrl, createSearchLink, announce});
  latest.current = {onClose, toOwnUrl, createSearchLink, announce};
  const [props] = useState<Partial<DocSearchModalProps>>(() => {
    const client = lazySearchClient(place);
    const search: typeof client.search = async (request) => {
      const answer = await client.search(request);
      latest.current.announce(announcementOf({query: request.requests[0]?.query ?? '', nbHits: answer.results[0]?.nbHits ?? 0}));
      return answer;
    };
    return {
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      transformItems: (items) => items.map((item) => ({...item, url: latest.current.toOwnUrl(item.url)})),
      transformSearchClient: (own) => ({...own, search}) as typeof own,
      getMissingResultsUrl: ({query}) => `${missingResults}?query=${encodeURIComponent(query)}`,
      resultsFooterComponent: ({state}) => (
        <Link to={latest.current.createSearchLink(state.query)} onClick={() => latest.current.onClose()}>
          <Translate id="theme.SearchBar.seeAll" values={{count: String(state.context.nbHits)}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      ),
    };
  });
  return props;
}

export default function SearchModal({initialQuery, onClose}: Props) {
  const {appId, apiKey, indexName, mode} = useSearchPlace();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const [announcement, setAnnouncement] = useState('');
  const props = useModalProps(onClose, setAnnouncement);
  const searchParameters = useMemo(() => ({facetFilters: facetFilters as string[]}), [facetFilters]);
  const frozenParameters = useRef(searchParameters);

  useEffect(() => () => setAnnouncement(''), []);

  return (
    <div className={mode === 'embedded' ? styles.embedded : undefined}>
      <DocSearchModal
        {...props}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        hitComponent={Hit}
        onClose={onClose}
        placeholder={translations.placeholder}
        searchParameters={frozenParameters.current}
        translations={translations.modal}
      />
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}
