/**
 * The client comes before the view (plugins/search): its worker opens the index and looks up what is typed while React is
 * still on its way.
 */
import {searchParts} from '../dialog';
import {searchClient} from './index';

const {input, view} = searchParts();

function prepare(): void {
  if (view.dataset.mounted === undefined) searchClient().warm(input.value);
}

prepare();
input.addEventListener('input', prepare);
