/**
 * After a timeout, the library waits at least four times as long. The specification's limits apply to every host, so
 * this caps the timeouts that the requester gets.
 */
import type {EndRequest, Requester} from '@algolia/client-common';

/** Milliseconds. */
export const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000} as const;

export function exactTimeouts(requester: Requester): Requester {
  return {
    send(request: EndRequest) {
      const limit = request.responseTimeout >= TIMEOUTS.write ? TIMEOUTS.write : TIMEOUTS.read;
      return requester.send({
        ...request,
        connectTimeout: Math.min(request.connectTimeout, TIMEOUTS.connect),
        responseTimeout: Math.min(request.responseTimeout, limit),
      });
    },
  };
}
