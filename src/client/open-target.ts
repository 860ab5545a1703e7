/**
 * Opens the disclosure that a link leads into. Browsers do so when they follow a link themselves, but not when the
 * application scrolls to the target. The list of headings on a small screen closes once it has led somewhere.
 */
import type {ClientModule} from '@docusaurus/types';
import {targetOf} from '@site/src/search/arrival';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  if (!hash) return;
  document.querySelector('.toc-mobile[open]')?.removeAttribute('open');
  const target = targetOf(hash);
  const closed: Element[] = [];
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) {
    if (!around.open) closed.push(around);
    around.open = true;
  }
  if (closed.length > 0) target?.scrollIntoView();
};

/** Paper shows every disclosure open; a style sheet can say so only in newer browsers (src/css/print.css). */
function openOnPaper(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const details of closed) details.open = true;
  addEventListener('afterprint', () => closed.forEach((details) => (details.open = false)), {once: true});
}

if (typeof window !== 'undefined' && !CSS.supports('selector(::details-content)')) {
  addEventListener('beforeprint', openOnPaper);
}
