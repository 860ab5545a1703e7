/** The crash screen. Leaving the crashed page leaves the screen too. */
import ErrorPageContent from '@theme-original/ErrorPageContent';
import {useLocation} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import {useEffect, useState, type ReactNode} from 'react';

export default function CrashScreen(props: Props): ReactNode {
  const {pathname} = useLocation();
  const [crashed] = useState(pathname);
  const {tryAgain} = props;
  useEffect(() => {
    if (pathname !== crashed) tryAgain();
  }, [pathname, crashed, tryAgain]);
  // The page that crashed took the target of the skip link along.
  return (
    <div id={SkipToContentFallbackId}>
      <ErrorPageContent {...props} />
    </div>
  );
}
