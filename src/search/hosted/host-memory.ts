/**
 * Remembers which hosts did not answer, for two minutes and from one page to the next. The library's own
 * cache looks a host up under another key than it stores it under, so its memory never works; here the key
 * is the host's address.
 */
import type {Cache, Host, StatefulHost} from '@algolia/client-common';

const STORE = 'search-hosts';
/** Milliseconds. */
const RETRY_AFTER = 120_000;

type Failure = Pick<StatefulHost, 'status' | 'lastUpdate'>;

function isRecent({lastUpdate}: Failure): boolean {
  const age = Date.now() - lastUpdate;
  // A clock that was put back must not shut a host out until it has caught up.
  return age >= 0 && age <= RETRY_AFTER;
}

function isFailure(entry: unknown): entry is Failure {
  const {status, lastUpdate} = (entry ?? {}) as Partial<Failure>;
  return (status === 'down' || status === 'timed out') && typeof lastUpdate === 'number';
}

/** What was stored, as far as it can be read: anything may have written there. */
function readFailures(storage: () => Storage): Map<string, Failure> {
  try {
    const stored = Object.entries(JSON.parse(storage().getItem(STORE) ?? '{}') as Record<string, unknown>);
    return new Map(stored.filter((entry): entry is [string, Failure] => isFailure(entry[1])));
  } catch {
    return new Map();
  }
}

export function hostMemory(storage: () => Storage = () => window.localStorage): Cache {
  const failures = readFailures(storage);
  const addressOf = (key: unknown) => (key as Host).url;

  function store(): void {
    try {
      storage().setItem(STORE, JSON.stringify(Object.fromEntries(failures)));
    } catch {
      // Where storage is full or forbidden, the memory lasts as long as the page.
    }
  }

  return {
    async get(key, defaultValue) {
      const failure = failures.get(addressOf(key));
      if (!failure || !isRecent(failure)) return defaultValue();
      const host: StatefulHost = {
        ...(key as unknown as Host),
        ...failure,
        isUp: () => false,
        isTimedOut: () => failure.status === 'timed out',
      };
      return host as never;
    },
    async set(key, value) {
      const {status, lastUpdate} = value as unknown as StatefulHost;
      failures.set(addressOf(key), {status, lastUpdate});
      store();
      return value;
    },
    async delete(key) {
      failures.delete(addressOf(key));
      store();
    },
    async clear() {
      failures.clear();
      store();
    },
  };
}
