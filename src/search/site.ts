/** The settings of this site's search, as the build wrote them (plugins/search). */
import settings from '@generated/site-search/default/settings.json';
import type {SiteSearch} from '@site/plugins/search/settings';

export const site = settings as SiteSearch;
