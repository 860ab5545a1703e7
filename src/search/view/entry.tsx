/**
 * The search as an entry of its own beside the application (plugins/search): a small React root in the dialog that the
 * loader opens. It needs nothing of the application and works without it.
 */
import {createRoot} from 'react-dom/client';
import {startSearch} from '@site/src/start-on-intent/search';
import {showArrival} from '../arrival';
import {searchParts} from '../dialog';
import {SearchBoundary} from './SearchBoundary';
import {SearchView} from './SearchView';

const parts = searchParts();
parts.view.dataset.mounted = '';
createRoot(parts.view).render(
  <SearchBoundary parts={parts}>
    <SearchView parts={parts} />
  </SearchBoundary>,
);

// A document that a hit led to (src/start-on-intent/search.ts); the application marks what it opens itself.
showArrival();

// The development server has no loader.
if (process.env.NODE_ENV !== 'production') startSearch({scripts: '', search: ''});
