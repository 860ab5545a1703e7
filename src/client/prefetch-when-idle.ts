/**
 * The application prefetches the page behind every link that comes into view. To find their files it goes through all
 * routes for each, which would hold up the start and what the reader does then; so that waits until nothing else is done.
 */
import type {ClientModule} from '@docusaurus/types';

type Application = {prefetch: (path: string) => unknown};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  const page = window as unknown as {docusaurus: Application};
  const {prefetch} = page.docusaurus;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  page.docusaurus = {...page.docusaurus, prefetch: (path) => whenIdle(() => prefetch(path))};
};
