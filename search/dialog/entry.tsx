/**
 * The search is a separate entry next to the application (search/plugin.ts): a small React root in the dialog that the
 * loader opens. It works without the application.
 */
import {createRoot} from 'react-dom/client';
import {SearchBoundary} from './Messages';
import {searchParts} from './open-dialog';
import {SearchView} from './SearchView';

const parts = searchParts();
parts.view.dataset.mounted = '';
createRoot(parts.view).render(
  <SearchBoundary parts={parts}>
    <SearchView parts={parts} />
  </SearchBoundary>,
);
