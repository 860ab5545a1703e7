/**
 * Handles the requests of one connection in order. Node starts them all in parallel, so a client that pipelines
 * requests and never reads would keep a file open for each.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {finished} from 'node:stream/promises';

/** Queued requests on one connection before the server stops reading from it. */
const LONGEST_QUEUE = 100;

type Queue = {last: Promise<void>; length: number};
const queues = new WeakMap<Socket, Queue>();

export function inOrder(
  {socket}: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  const queue = queues.get(socket) ?? {last: Promise.resolve(), length: 0};
  queues.set(socket, queue);
  queue.length += 1;
  if (queue.length >= LONGEST_QUEUE) socket.pause();
  queue.last = queue.last.then(async () => {
    if (!socket.destroyed) {
      await answer();
      // Rejects if the connection closes early.
      await finished(response).catch(() => {});
    }
    queue.length -= 1;
    if (queue.length < LONGEST_QUEUE) socket.resume();
  });
  return queue.last;
}
