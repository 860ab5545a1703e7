/**
 * Wraps the text of a page. The one that was served stays as it is when the application takes over: nothing in it needs
 * React, and walking through it is most of the work of the start. Pages that the application opens are rendered as usual.
 */
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import {opensElsewhere} from '@site/src/search/view/open-hit';
import {isSlowConnection} from '@site/src/start-on-intent/is-slow-connection';
import {STARTS_WITH} from '@site/src/start-on-intent/protocol';

/** What the application completes, as the changelog's filter, has to be hydrated. */
const NEEDS_REACT = `[${STARTS_WITH}],[role=tab]`;

/** The server renders everything, and so does a browser whose document it is not any more. */
function canKeepServed(isBrowser: boolean): boolean {
  return !isBrowser && typeof document !== 'undefined' && !document.querySelector(NEEDS_REACT);
}

/** The page of this site that a link leads to, if it is not a file. */
function pageBehind({target}: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]:not([target],[type],[download])');
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
}

function ServedContent({onLost}: {onLost: () => void}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  // React has thrown the served document away, as it does when an extension has altered what it looks for.
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
    // Its links are operated, not itself. The empty text is never written: React leaves such an element as it finds it.
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
