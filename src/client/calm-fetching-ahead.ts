/**
 * What the application fetches ahead must not disturb the reader. It prefetches the page behind every link that comes
 * into view, and goes through all routes for each to find its files: that waits until nothing else is done. It preloads
 * the page behind a link that is pointed at: if that fails, nobody has asked for the page yet, and a click opens it as a document.
 */
import type {ClientModule} from '@docusaurus/types';

type Application = {prefetch: (path: string) => unknown; preload: (path: string) => Promise<unknown> | false};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  const page = window as unknown as {docusaurus: Application};
  const {prefetch, preload} = page.docusaurus;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  page.docusaurus = {
    ...page.docusaurus,
    prefetch: (path) => whenIdle(() => prefetch(path)),
    preload: (path) => Promise.resolve(preload(path)).catch(() => {}),
  };
};
