/**
 * The crash screen for errors outside the layout. Replaces one that drops the full stop of the message
 * and carries inline styles; inside the layout the theme's own screen is used, with the same words.
 */
import Head from '@docusaurus/Head';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Error';

export default function Error({error, tryAgain}: Props) {
  return (
    <>
      <Head>
        <title>This page crashed.</title>
      </Head>
      <main className="container margin-vert--xl">
        <h1>
          <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
        </h1>
        <button type="button" className="button button--primary margin-vert--md" onClick={tryAgain}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
        <ErrorBoundaryError error={error} />
      </main>
    </>
  );
}
