import type {Answer, Query} from '../answer';
import type {LoaderOptions} from './index-loader';
import {SearchService} from './search-service';

/** To the worker: `start` once, then queries. */
export type ToWorker = {kind: 'start'; options: LoaderOptions} | {kind: 'search'; id: number; query: Query};

/** From the worker: the result of one query. */
export type FromWorker = {id: number; answer: Answer} | {id: number; error: string};

/** What a worker's global scope and a message port have in common. */
export type Channel = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
};

export function hostSearch(channel: Channel): void {
  let service: SearchService | undefined;
  const reply = (message: FromWorker): void => channel.postMessage(message);
  channel.addEventListener('message', ({data}) => {
    if (data.kind === 'start') {
      service = new SearchService(data.options);
      return;
    }
    const {id, query} = data;
    service!.search(query).then(
      (answer) => reply({id, answer}),
      (error: unknown) => reply({id, error: error instanceof Error ? error.message : String(error)}),
    );
  });
}
