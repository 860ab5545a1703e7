/**
 * The search as an entry of its own beside the application (plugins/search): a small React root in the dialog that the
 * loader opens. It needs nothing of the application and works without it.
 */
import {createRoot} from 'react-dom/client';
import {startSearch} from '@site/src/start-on-intent/search';
import {closeSearch, isSearchOpen, OPENED, searchParts} from '../dialog';
import {SearchBoundary} from './SearchBoundary';
import {SearchView} from './SearchView';

const parts = searchParts();
parts.view.dataset.mounted = '';
createRoot(parts.view).render(
  <SearchBoundary parts={parts}>
    <SearchView parts={parts} />
  </SearchBoundary>,
);

// A reader who goes back to another page leaves the search as well.
let {pathname} = window.location;
parts.dialog.addEventListener(OPENED, () => ({pathname} = window.location));
addEventListener('popstate', () => {
  if (isSearchOpen() && window.location.pathname !== pathname) closeSearch();
});

// The development server has no loader.
if (process.env.NODE_ENV !== 'production') startSearch({scripts: '', search: ''});
