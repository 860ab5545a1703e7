/**
 * Opens the disclosure that contains a link's target. Browsers do so for their own navigation, but not when the
 * application scrolls to the target. Also closes the table of contents on small screens after a link in it is used.
 */
import type {ClientModule} from '@docusaurus/types';

/** The element that a hash points to, or null if the hash is malformed. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

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

/** Opens every disclosure for printing. Newer browsers do it in CSS (src/css/print.css). */
function openOnPaper(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const details of closed) details.open = true;
  addEventListener('afterprint', () => closed.forEach((details) => (details.open = false)), {once: true});
}

if (typeof window !== 'undefined' && !CSS.supports('selector(::details-content)')) {
  addEventListener('beforeprint', openOnPaper);
}
