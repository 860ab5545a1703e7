/** @jsxImportSource preact */
/**
 * The search's own script (search/build/bundle.ts): renders what the dialog shows, in the dialog that the loader opens.
 * It works without the application.
 */
import {render} from 'preact';
import {useEffect, useErrorBoundary} from 'preact/hooks';
import {FailureMessage} from './Messages';
import {OPENED, searchParts, type SearchParts} from './open-dialog';
import {SearchView} from './SearchView';
import {searchClient} from './useAnswers';

/** Shows a rendering error as a failure. The view comes back with the next letter or opening. */
function Guarded({parts}: {parts: SearchParts}) {
  const [error, reset] = useErrorBoundary(console.error);
  useEffect(() => {
    const until = new AbortController();
    if (error) for (const change of ['input', OPENED]) parts.dialog.addEventListener(change, reset, until);
    return () => until.abort();
  }, [parts, error, reset]);
  return error ? <FailureMessage reason={undefined} /> : <SearchView parts={parts} />;
}

const parts = searchParts();
// The index opens while the reader is still pointing at the button.
searchClient().warm();
parts.view.replaceChildren();
render(<Guarded parts={parts} />, parts.view);
parts.view.dataset.mounted = '';
