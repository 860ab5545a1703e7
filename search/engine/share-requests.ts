/** Calls with the same key share one request. Failures aren't cached, so the next call retries. */
export function shareRequests<Key, Value>(request: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const requests = new Map<Key, Promise<Value>>();
  return (key) => {
    let known = requests.get(key);
    if (!known) {
      requests.set(key, (known = request(key)));
      known.catch(() => requests.delete(key));
    }
    return known;
  };
}
