/**
 * Wraps the text of a page. The served HTML isn't hydrated: nothing in it needs React, and hydrating it is most of the
 * work at startup. Pages that the application navigates to render as usual.
 */
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import {opensElsewhere} from '@site/search/dialog/open-hit';
import {isSlowConnection} from '@site/src/start-on-intent/is-slow-connection';
import {STARTS_WITH} from '@site/src/start-on-intent/protocol';

/** Parts that only work once hydrated, such as the changelog's filter. */
const NEEDS_REACT = `[${STARTS_WITH}],[role=tab]`;

/** Only the first render in the browser can keep the served HTML; the server and later pages render as usual. */
function canKeepServed(isBrowser: boolean): boolean {
  return !isBrowser && typeof document !== 'undefined' && !document.querySelector(NEEDS_REACT);
}

/** The link, if it leads to another page of this site and not to a file. */
function pageBehind({target}: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]:not([target],[type],[download])');
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
}

function ServedContent({onLost}: {onLost: () => void}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  // React discards the served document on a hydration mismatch, for example after an extension changed it.
  useLayoutEffect(() => {
    if (!element.current!.firstChild) onLost();
  }, [onLost]);

  function open(event: MouseEvent): void {
    const link = pageBehind(event);
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }
  function makeReady(event: SyntheticEvent): void {
    const link = pageBehind(event);
    if (link && !isSlowConnection()) void window.docusaurus.preload(link.pathname);
  }

  return (
    // Clicks are on the links inside. React never writes the empty string when it hydrates: it keeps the served HTML.
    /* eslint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, react/no-danger */
    <div
      ref={element}
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
      onClick={open}
      onMouseOver={makeReady}
      onFocus={makeReady}
    />
  );
}

export default function DocItemContent(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isServed, setServed] = useState(() => canKeepServed(isBrowser));
  return isServed ? <ServedContent onLost={() => setServed(false)} /> : <Content {...props} />;
}
