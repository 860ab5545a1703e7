/**
 * Loads the page behind the link that the pointer or the focus rests on. The generator would fetch the page of every link
 * in view ahead of time, and load that of every link that the pointer crosses.
 */
import type {ClientModule} from '@docusaurus/types';
import {isSlowConnection} from '../../lib/slow-connection';
import {linkToPage, onIntent} from '../loader/intent';
import {loadRoute} from './preload';

function load(target: Element): void {
  const link = linkToPage(target);
  // A failure shows nothing: the reader hasn't asked for the page yet.
  if (link && !isSlowConnection()) loadRoute(link.pathname).catch(() => {});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  const ignore = () => false as const;
  window.docusaurus = {prefetch: ignore, preload: ignore};
  onIntent(load);
  // The link that started the application.
  document.querySelectorAll('a:is(:hover, :focus-visible)').forEach(load);
};
