/**
 * Remembers for two minutes, even across pages, which hosts didn't respond. The library's own cache reads and writes a
 * host under different keys, so it never hits; here the key is the host's URL.
 */
import type {Cache, Host, StatefulHost} from '@algolia/client-common';

const STORE = 'search-hosts';
/** Milliseconds. */
const RETRY_AFTER = 120_000;

type Failure = Pick<StatefulHost, 'status' | 'lastUpdate'>;

function isRecent({lastUpdate}: Failure): boolean {
  const age = Date.now() - lastUpdate;
  // If the clock was set back, a host must not stay blocked until it catches up.
  return age >= 0 && age <= RETRY_AFTER;
}

function isFailure(entry: unknown): entry is Failure {
  const {status, lastUpdate} = (entry ?? {}) as Partial<Failure>;
  return (status === 'down' || status === 'timed out') && typeof lastUpdate === 'number';
}

/** Reads the stored failures, and ignores invalid entries. */
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
      // If storage is full or blocked, failures are remembered on this page only.
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
