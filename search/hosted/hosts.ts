/**
 * Remembers for two minutes, even across pages, which hosts of the service didn't respond. The library's own cache reads
 * and writes a host under different keys, so it never hits; here the key is the host's URL.
 */
import type {Cache, Host, StatefulHost} from '@algolia/client-common';

const STORE = 'search-hosts';
/** Milliseconds. */
const RETRY_AFTER = 120_000;

type Failure = Pick<StatefulHost, 'status' | 'lastUpdate'>;

function readFailures(storage: () => Storage): Map<string, Partial<Failure> | null> {
  try {
    return new Map(Object.entries(JSON.parse(storage().getItem(STORE) ?? '{}') as Record<string, Failure>));
  } catch {
    return new Map();
  }
}

export function hostMemory(storage: () => Storage = () => window.localStorage): Cache {
  const failures = readFailures(storage);
  const urlOf = (key: unknown) => (key as Host).url;
  return {
    async get(key, defaultValue) {
      const {status, lastUpdate = NaN} = failures.get(urlOf(key)) ?? {};
      const age = Date.now() - lastUpdate;
      // What is stored may be anything. If the clock was set back, a host must not stay blocked until it catches up.
      if (!(age >= 0 && age <= RETRY_AFTER)) return defaultValue();
      const isTimedOut = () => status === 'timed out';
      return {...(key as object), status, lastUpdate, isUp: () => false, isTimedOut} as never;
    },
    async set(key, value) {
      const {status, lastUpdate} = value as unknown as StatefulHost;
      failures.set(urlOf(key), {status, lastUpdate});
      try {
        storage().setItem(STORE, JSON.stringify(Object.fromEntries(failures)));
      } catch {
        // If storage is full or blocked, failures are remembered on this page only.
      }
      return value;
    },
    // Part of the interface, but the library calls neither.
    delete: async () => {},
    clear: async () => {},
  };
}
