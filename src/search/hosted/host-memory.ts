/**
 * Remembers which hosts did not answer. The library's own cache looks a host up under another key than
 * it stores it under, so its two-minute memory never works; here the key is the host's address.
 */
import type {Cache} from '@algolia/client-common';

export function hostMemory(): Cache {
  const states = new Map<string, unknown>();
  const addressOf = (key: unknown) => (key as {url: string}).url;
  return {
    get: async (key, defaultValue) => (states.get(addressOf(key)) as never) ?? defaultValue(),
    set: async (key, value) => {
      states.set(addressOf(key), value);
      return value;
    },
    delete: async (key) => void states.delete(addressOf(key)),
    clear: async () => states.clear(),
  };
}
