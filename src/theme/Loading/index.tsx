/** Shown while a route's files load, or if they fail to. The original's error box has no title. */
import {PAGE_ERROR, RETRY} from '@site/src/loader/page-error';
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps) {
  if (error) {
    return (
      <div className="page-error" role="alert">
        <h2>{PAGE_ERROR}</h2>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {RETRY}
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p className="page-loading" role="status">
      Loading…
    </p>
  ) : null;
}
