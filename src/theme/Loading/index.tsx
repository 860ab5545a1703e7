/** What a route shows while its files arrive, or when they do not. Replaces a box without a title. */
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps) {
  if (error) {
    return (
      <div className="page-error" role="alert">
        <h2>Page Error</h2>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
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
