/** The search modal, in a chunk of its own: it is fetched at the first sign that somebody wants to search. */
import '@docsearch/css/dist/style.css';
import '@site/src/css/search-modal.css';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaContextualFacetFilters, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazySearchClient} from '@site/src/search/client';
import {searchParameters} from '@site/src/search/client/search-parameters';
import {useSearchPlace} from '@site/src/search/useSearchPlace';
import translations from '@theme/SearchTranslations';
import {useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {Hit} from './Hit';
import {betterHitsFirst} from './better-hits-first';
import {onlyCurrentAnswers} from './only-current-answers';
import styles from './styles.module.css';

type Props = {initialQuery: string | undefined; onType: (query: string) => void; onClose: () => void};

function announcementOf(query: string, nbHits: number): string {
  if (nbHits === 0) return `No results for "${query}"`;
  return nbHits === 1 ? '1 result' : `${nbHits} results`;
}

type ModalCallbacks = {
  onClose: () => void;
  onType: (query: string) => void;
  announce: (text: string) => void;
  /** What stands in the modal's input now. */
  inputValue: () => string | undefined;
};

/** DocSearch's properties that come from this site: its client, its links, its words. */
function useModalProps({onClose, onType, announce, inputValue}: ModalCallbacks): Partial<DocSearchModalProps> {
  const history = useHistory();
  const place = useSearchPlace();
  const toOwnUrl = useSearchResultUrlProcessor();
  const createSearchLink = useSearchLinkCreator();
  const {siteConfig} = useDocusaurusContext();
  const {missingResults} = siteConfig.customFields?.identity as {missingResults: string};
  // DocSearch makes its sources anew whenever one of these changes, so they are made once.
  const latest = useRef({onClose, onType, toOwnUrl, createSearchLink, announce});
  latest.current = {onClose, onType, toOwnUrl, createSearchLink, announce};
  const [props] = useState<Partial<DocSearchModalProps>>(() => {
    const ask = onlyCurrentAnswers(lazySearchClient(place).search, inputValue);
    const search: typeof ask = async (request) => {
      // Also one that was chosen, not typed.
      latest.current.onType(request.requests[0]!.query);
      try {
        const {results} = await ask(request);
        latest.current.announce(announcementOf(request.requests[0]!.query, results[0]!.nbHits));
        return {results: results.map((result) => ({...result, hits: betterHitsFirst(result.hits)}))};
      } catch (error) {
        latest.current.announce('Unable to fetch results');
        throw error;
      }
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

export default function SearchModal({initialQuery, onType, onClose}: Props) {
  const {appId, apiKey, indexName, mode} = useSearchPlace();
  const facetFilters = useAlgoliaContextualFacetFilters() as string[];
  const [parameters] = useState(() => ({...searchParameters(), facetFilters}));
  const [announcement, setAnnouncement] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const inputValue = () => frame.current?.querySelector('input')?.value;
  const props = useModalProps({onClose, onType, announce: setAnnouncement, inputValue});
  const [dialog, setDialog] = useState<Element | null>(null);

  useEffect(() => setDialog(frame.current!.querySelector('[role="dialog"]')), []);

  return (
    <div
      ref={frame}
      className={mode === 'embedded' ? styles.embedded : undefined}
      onInput={() => onType(inputValue() ?? '')}
      onReset={() => onType('')}
    >
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
        searchParameters={parameters}
        translations={translations.modal}
      />
      {/* Inside the dialog: screen readers pass over what is outside of one that is modal. */}
      {dialog &&
        createPortal(
          <p className={styles.announcement} role="status">
            {announcement}
          </p>,
          dialog,
        )}
    </div>
  );
}
