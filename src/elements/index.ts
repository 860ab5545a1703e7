/**
 * The site's controls, as custom elements: they work before, during, and after the start of the application. Components
 * only render their tags. The loader defines them on a built page, and src/client/development.ts on the development server.
 * What only one page has comes with the application (list-filter.ts, hours-count.ts).
 */
import './open-definition';
import './open-target';
import {AnnouncementClose} from './announcement-close';
import {ColorMode} from './color-mode';
import {CopyButtons} from './copy-buttons';
import {SiteDrawer} from './site-drawer';
import {TocHighlight} from './toc-highlight';

customElements.define('announcement-close', AnnouncementClose);
customElements.define('color-mode', ColorMode);
customElements.define('copy-buttons', CopyButtons);
customElements.define('site-drawer', SiteDrawer);
customElements.define('toc-highlight', TocHighlight);
