/** Highlights what a search hit led to, after the application has navigated there (search/arrival.ts). */
import type {ClientModule} from '@docusaurus/types';
import {clearArrival, showArrival} from '@site/search/arrival';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) clearArrival();
  showArrival();
};
