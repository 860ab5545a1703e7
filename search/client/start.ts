/**
 * The client loads before the view (search/plugin.ts), so it can open the index and run the query while React is still
 * loading.
 */
import {searchParts} from '../dialog/open-dialog';
import {searchClient} from './index';

const {input, view} = searchParts();

function prepare(): void {
  if (view.dataset.mounted === undefined) searchClient().warm(input.value);
}

prepare();
input.addEventListener('input', prepare);
