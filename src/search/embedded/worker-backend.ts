import type {LoaderOptions} from './index-loader.ts';
import type {SearchRequest, SearchResponse} from './protocol.ts';
import {RetryError} from './retry-error.ts';
import type {FromWorker, ToWorker} from './worker-host.ts';

/** Who answers: a worker, or the same code on the page. */
export interface Backend {
  warm(): Promise<void>;
  search(requests: SearchRequest[]): Promise<SearchResponse>;
}

/** The worker itself failed, not the search: the page has to do without it. */
export class WorkerLostError extends Error {}

interface Call {
  resolve(response: SearchResponse | undefined): void;
  reject(error: Error): void;
}

type OutgoingCall = {kind: 'warm'} | {kind: 'search'; requests: SearchRequest[]};

export class WorkerBackend implements Backend {
  readonly #worker: Worker;
  readonly #silenceLimit: number;
  readonly #calls = new Map<number, Call>();
  #lastId = 0;
  #lost = false;

  /** `silenceLimit`: milliseconds after which a worker that does not answer counts as lost. */
  constructor(worker: Worker, options: LoaderOptions, silenceLimit: number) {
    this.#worker = worker;
    this.#silenceLimit = silenceLimit;
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => this.#settle(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#lose();
    });
    worker.addEventListener('messageerror', () => this.#lose());
    this.#send({kind: 'start', options});
  }

  async warm(): Promise<void> {
    await this.#call({kind: 'warm'});
  }

  async search(requests: SearchRequest[]): Promise<SearchResponse> {
    return (await this.#call({kind: 'search', requests})) as SearchResponse;
  }

  #call(call: OutgoingCall): Promise<SearchResponse | undefined> {
    if (this.#lost) return Promise.reject(new WorkerLostError());
    const id = ++this.#lastId;
    const silence = setTimeout(() => this.#lose(), this.#silenceLimit);
    return new Promise<SearchResponse | undefined>((resolve, reject) => {
      this.#calls.set(id, {resolve, reject});
      this.#send({...call, id});
    }).finally(() => clearTimeout(silence));
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #settle(answer: FromWorker): void {
    const call = this.#calls.get(answer.id);
    this.#calls.delete(answer.id);
    if ('error' in answer) call?.reject(new RetryError(answer.error));
    else call?.resolve(answer.response);
  }

  #lose(): void {
    this.#lost = true;
    this.#worker.terminate();
    for (const call of this.#calls.values()) call.reject(new WorkerLostError());
    this.#calls.clear();
  }
}
