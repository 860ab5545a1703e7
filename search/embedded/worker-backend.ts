import type {Answer, Query} from '../answer';
import {SearchUnavailable} from '../client/errors';
import type {LoaderOptions} from './index-loader';
import type {FromWorker, ToWorker} from './worker-host';

/** Runs queries: a worker, or the same code on the page. It opens the index when it starts. */
export type Backend = {search(query: Query): Promise<Answer>};

/** The worker itself failed, not the search, so the page has to do without it. */
export class WorkerLost extends Error {}

type Call = {
  resolve(answer: Answer): void;
  reject(error: Error): void;
};

export class WorkerBackend implements Backend {
  readonly #calls = new Map<number, Call>();
  #lastId = 0;
  #lost = false;

  /** `silenceLimit`: milliseconds without a reply after which the worker counts as lost. */
  constructor(
    private readonly worker: Worker,
    options: LoaderOptions,
    private readonly silenceLimit: number,
  ) {
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => this.#settle(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#lose();
    });
    worker.addEventListener('messageerror', () => this.#lose());
    this.#send({kind: 'start', options});
  }

  search(query: Query): Promise<Answer> {
    if (this.#lost) return Promise.reject(new WorkerLost());
    const id = ++this.#lastId;
    const silence = setTimeout(() => this.#lose(), this.silenceLimit);
    return new Promise<Answer>((resolve, reject) => {
      this.#calls.set(id, {resolve, reject});
      this.#send({kind: 'search', id, query});
    }).finally(() => clearTimeout(silence));
  }

  #send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  #settle(reply: FromWorker): void {
    const call = this.#calls.get(reply.id);
    this.#calls.delete(reply.id);
    if ('error' in reply) call?.reject(new SearchUnavailable(reply.error));
    else call?.resolve(reply.answer);
  }

  #lose(): void {
    this.#lost = true;
    this.worker.terminate();
    for (const call of this.#calls.values()) call.reject(new WorkerLost());
    this.#calls.clear();
  }
}
