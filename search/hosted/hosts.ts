/**
 * Sends the client's requests to the service's hosts. A browser doesn't tell when a connection is made, only when an
 * answer begins. So after the connect timeout the next host is asked as well, but the one before may still answer
 * within its read timeout: a host that is slow isn't taken for one that can't be reached.
 */
import type {Cache, EndRequest, Host, Requester, Response, StatefulHost} from '@algolia/client-common';

/** Milliseconds. */
export const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000} as const;

const isAnswer = ({status}: Response) => status >= 200 && status < 300;

/** Sends one request. It ends if no answer begins within the connect and read timeouts, or if it isn't read in time. */
function start({url, method, headers, data}: EndRequest, readTimeout: number) {
  const limit = new AbortController();
  const end = () => limit.abort();
  let hasBegun = false;
  let timer = setTimeout(end, TIMEOUTS.connect + readTimeout);
  const read = async (): Promise<Response> => {
    try {
      const answer = await fetch(url, {method, headers, body: data, signal: limit.signal} as RequestInit);
      hasBegun = true;
      clearTimeout(timer);
      timer = setTimeout(end, readTimeout);
      return {status: answer.status, content: await answer.text(), isTimedOut: false};
    } catch (error) {
      return {status: 0, content: String(error), isTimedOut: limit.signal.aborted};
    } finally {
      clearTimeout(timer);
    }
  };
  return {response: read(), hasBegun: () => hasBegun};
}

export type SearchRequester = Requester & {
  /** The answer of a host that was slow to connect, after the library has given up. Rejects if there is none. */
  lateAnswer(data: string): Promise<unknown>;
};

export function createRequester(): SearchRequester {
  /** Answers that may still come, with the body of their request. A failure rejects. */
  const awaited = new Set<{data: string; answer: Promise<Response>}>();
  const answersTo = (data: string) => [...awaited].filter((one) => one.data === data).map(({answer}) => answer);

  function awaitAnswer(data: string, response: Promise<Response>): void {
    const answer = response.then((one) => (isAnswer(one) ? one : Promise.reject(new Error(one.content))));
    const entry = {data, answer};
    awaited.add(entry);
    const forget = () => void awaited.delete(entry);
    answer.then(forget, forget);
  }

  return {
    send(request) {
      // A write isn't sent twice. The library lengthens timeouts after a failure; these limits apply to every host.
      if (request.responseTimeout >= TIMEOUTS.write) return start(request, TIMEOUTS.write).response;
      const {response, hasBegun} = start(request, TIMEOUTS.read);
      const data = String(request.data);
      const earlier = answersTo(data);
      awaitAnswer(data, response);
      return new Promise((resolve) => {
        const timedOut = {status: 0, content: 'Connection timeout', isTimedOut: true};
        const timer = setTimeout(() => hasBegun() || resolve(timedOut), TIMEOUTS.connect);
        for (const answer of [response, ...earlier]) answer.then(resolve, () => undefined);
        void response.then(() => clearTimeout(timer));
      });
    },
    lateAnswer: async (data) => JSON.parse((await Promise.any(answersTo(data))).content) as unknown,
  };
}

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

/**
 * Remembers for two minutes, even across pages, which hosts didn't respond. The library's own cache reads and writes a
 * host under different keys, so it never hits; here the key is the host's URL.
 */
export function hostMemory(storage: () => Storage = () => window.localStorage): Cache {
  const failures = readFailures(storage);
  const urlOf = (key: unknown) => (key as Host).url;

  return {
    async get(key, defaultValue) {
      const {status, lastUpdate = NaN} = failures.get(urlOf(key)) ?? {};
      const age = Date.now() - lastUpdate;
      // What is stored may be anything. If the clock was set back, a host must not stay blocked until it catches up.
      if (!(age >= 0 && age <= RETRY_AFTER)) return defaultValue();
      return {
        ...(key as object),
        status,
        lastUpdate,
        isUp: () => false,
        isTimedOut: () => status === 'timed out',
      } as never;
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
