import type {LoaderOptions} from './index-loader.ts';
import type {SearchRequest, SearchResponse} from './protocol.ts';
import {SearchService} from './search-service.ts';

/** To the worker: `options` once, then calls. */
export type ToWorker =
  | {kind: 'start'; options: LoaderOptions}
  | {kind: 'warm'; id: number}
  | {kind: 'search'; id: number; requests: SearchRequest[]};

/** From the worker: the outcome of one call. */
export type FromWorker = {id: number; response: SearchResponse | undefined} | {id: number; error: string};

/** The side of a message channel that both a worker's global scope and a message port have. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

export function hostSearch(channel: Channel): void {
  let service: SearchService | undefined;
  const call = async (message: Exclude<ToWorker, {kind: 'start'}>): Promise<SearchResponse | undefined> => {
    if (!service) throw new Error('The search worker was called before it was started.');
    if (message.kind === 'search') return service.search(message.requests);
    await service.warm();
    return undefined;
  };
  channel.addEventListener('message', ({data}) => {
    if (data.kind === 'start') {
      service = new SearchService(data.options);
      return;
    }
    const {id} = data;
    const reply = (message: FromWorker): void => channel.postMessage(message);
    call(data).then(
      (response) => reply({id, response}),
      (error: unknown) => reply({id, error: error instanceof Error ? error.message : String(error)}),
    );
  });
}
