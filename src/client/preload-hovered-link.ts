/**
 * The pointer that started the application may rest on a link: it came before anybody listened, so the page behind
 * the link is made ready here, as the application does for every link that is pointed at later.
 */
import type {ClientModule} from '@docusaurus/types';
import {isSlowConnection} from '../start-on-intent/is-slow-connection';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation || isSlowConnection()) return;
  // A link with a type leads to a file, not to a route.
  const link = document.querySelector<HTMLAnchorElement>('a[href]:not([type]):hover');
  if (link?.origin !== window.location.origin || link.pathname === location.pathname) return;
  void (window as unknown as {docusaurus: {preload: (path: string) => Promise<unknown>}}).docusaurus.preload(
    link.pathname,
  );
};
