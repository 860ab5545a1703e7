/** What the dialog shows below its input. */
import {useLayoutEffect, type MouseEvent} from 'react';
import type {Hit, SavedSearch} from '../answer';
import {site} from '../site';
import {HitList, hitId, LIST_ID} from './HitList';
import {FailureMessage, NoResults} from './Messages';
import {saved, StartScreen} from './StartScreen';
import {OPENED, UNAVAILABLE, type SearchParts} from './open-dialog';
import {openByClick, openHere, openInNewTab} from './open-hit';
import {currentAnswer, type State} from './state';
import {useAnswers} from './useAnswers';
import {useKeys} from './useKeys';

function announcementOf(state: State): string {
  const answer = currentAnswer(state);
  if (state.status === 'error') return UNAVAILABLE;
  if (!answer) return '';
  if (answer.nbHits === 0) return `No results for "${answer.query}"`;
  return answer.nbHits === 1 ? '1 result' : `${answer.nbHits} results`;
}

/** Sets the ARIA attributes of the input, which the loader created. */
function useComboboxState({dialog, input}: SearchParts, {status, hits, chosen}: State): void {
  useLayoutEffect(() => {
    dialog.dataset.status = status;
    input.setAttribute('aria-expanded', String(hits.length > 0));
    for (const [name, value] of Object.entries({'aria-controls': LIST_ID, 'aria-activedescendant': hitId(chosen)})) {
      if (hits.length > 0) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
  }, [dialog, input, status, hits, chosen]);
}

/** Searches for what is in the dialog's input. The reader may have typed before the view was mounted. */
function useDialogAnswers({dialog, input}: SearchParts) {
  const {state, dispatch, ask} = useAnswers(true);
  useLayoutEffect(() => {
    const search = () => ask(input.value);
    const until = new AbortController();
    if (dialog.open) search();
    // The dialog empties its input when it closes.
    for (const change of ['input', OPENED, 'close']) dialog.addEventListener(change, search, until);
    return () => until.abort();
  }, [dialog, input, ask]);
  return {state, dispatch};
}

/** A link to all results for the query, which may be newer than the hits above it, and one to the search service. */
function Footer({query, answer}: State) {
  const all = answer && answer.hits.length > 0 && `${site.baseUrl}search?${new URLSearchParams({q: query})}`;
  return (
    <div className="search-footer">
      <span className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to move <kbd>Enter</kbd> to open <kbd>Esc</kbd> to close
      </span>
      {site.mode === 'hosted' && (
        <a className="search-provider" href="https://www.algolia.com/developers/">
          Search by Algolia
        </a>
      )}
      {all && (
        <a key={all} className="search-all" href={all} onClick={openByClick}>
          {`See all ${answer.nbHits} ${answer.nbHits === 1 ? 'result' : 'results'}`}
        </a>
      )}
    </div>
  );
}

export function SearchView({parts}: {parts: SearchParts}) {
  const {input} = parts;
  const {state, dispatch} = useDialogAnswers(parts);
  const answer = state.answer;
  const announcement = announcementOf(state);

  const open = (hit: Hit | SavedSearch, isElsewhere: boolean) => {
    saved.addRecent(hit);
    if (isElsewhere) openInNewTab(hit.url);
    else openHere(hit.url);
  };
  const openClicked = (hit: Hit | SavedSearch, event: MouseEvent<HTMLAnchorElement>) => {
    saved.addRecent(hit);
    openByClick(event);
  };
  const searchFor = (query: string) => {
    input.value = query;
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.focus();
  };

  useComboboxState(parts, state);
  useKeys(parts, state, dispatch, open);

  return (
    <>
      <p role="status" className="search-status">
        <span key={announcement}>{announcement}</span>
      </p>
      <div className="search-content">
        {state.status === 'stalled' && (
          <p className="search-message" aria-hidden="true">
            Searching…
          </p>
        )}
        {state.query === '' && <StartScreen onOpen={openClicked} onChange={() => searchFor('')} />}
        {state.status === 'error' && <FailureMessage reason={state.reason} />}
        {answer && answer.hits.length === 0 && state.status === 'idle' && (
          <NoResults answer={answer} onSuggest={searchFor} />
        )}
        {state.hits.length > 0 && (
          <HitList
            hits={state.hits}
            chosen={state.chosen}
            onChoose={(chosen) => dispatch({type: 'chose', chosen})}
            onOpen={openClicked}
          />
        )}
      </div>
      <Footer {...state} />
    </>
  );
}
