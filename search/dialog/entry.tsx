/**
 * The search is a separate entry next to the application (search/plugin.ts): a small React root in the dialog that the
 * loader opens. It works without the application.
 */
import {createRoot} from 'react-dom/client';
import {OPENED, searchParts, showWithoutView} from './open-dialog';
import {SearchView} from './SearchView';

const parts = searchParts();
const {dialog, input, view} = parts;
view.dataset.mounted = '';
const root = createRoot(view, {
  // React has taken the view out by then. It comes back with the next letter or opening.
  onUncaughtError(error) {
    console.error(error);
    showWithoutView();
    input.addEventListener('input', render, {once: true});
    dialog.addEventListener(OPENED, render, {once: true});
  },
});

function render(): void {
  root.render(<SearchView parts={parts} />);
}

render();
