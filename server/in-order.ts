/**
 * Answers the requests of one connection in order. Node starts them all in parallel, so a client that pipelines
 * requests and reads nothing would keep a file open for each.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {finished} from 'node:stream/promises';

/** Requests that may wait on one connection before it is no longer read. */
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
      // It may end early, with its connection.
      await finished(response).catch(() => {});
    }
    queue.length -= 1;
    if (queue.length < LONGEST_QUEUE) socket.resume();
  });
  return queue.last;
}
