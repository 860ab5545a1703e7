/** On a built site, the loader handles these. The development server has no loader. */
import {serveCopyButtons} from '../start-on-intent/copy';
import {serveDrawer} from '../start-on-intent/drawer';

if (process.env.NODE_ENV === 'development' && typeof document !== 'undefined') {
  serveDrawer();
  serveCopyButtons();
}
