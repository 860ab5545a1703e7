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
import {useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {opensElsewhere} from '@site/lib/opens-elsewhere';
import {linkToPage} from '@site/src/loader/intent';

function ServedContent({onLost}: {onLost: () => void}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  // React discards the served document on a hydration mismatch, for example after an extension changed it.
  useLayoutEffect(() => {
    if (!element.current!.firstChild) onLost();
  }, [onLost]);

  function open(event: MouseEvent): void {
    const link = linkToPage(event.target);
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
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
    />
  );
}

export default function DocItemContent(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // Only the first render in the browser can keep the served HTML; the server and later pages render as usual.
  const [isServed, setServed] = useState(!isBrowser && typeof document !== 'undefined');
  return isServed ? <ServedContent onLost={() => setServed(false)} /> : <Content {...props} />;
}
