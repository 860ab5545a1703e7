import type {Answer, Query} from '../answer';
import type {LoaderOptions} from './index-loader';
import {SearchService} from './search-service';

/** To the worker: `start`, of which only the first counts, then calls. */
export type ToWorker =
  {kind: 'start'; options: LoaderOptions} | {kind: 'warm'; id: number} | {kind: 'search'; id: number; query: Query};

/** From the worker: the outcome of one call. */
export type FromWorker = {id: number; answer: Answer | undefined} | {id: number; error: string};

/** What a worker's global scope and a message port have in common. */
export type Channel = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
};

export function hostSearch(channel: Channel): void {
  let service: SearchService | undefined;
  const call = async (message: Exclude<ToWorker, {kind: 'start'}>): Promise<Answer | undefined> => {
    if (!service) throw new Error('The search worker was called before it was started.');
    if (message.kind === 'search') return service.search(message.query);
    await service.warm();
    return undefined;
  };
  channel.addEventListener('message', ({data}) => {
    if (data.kind === 'start') {
      service ??= new SearchService(data.options);
      return;
    }
    const {id} = data;
    const reply = (message: FromWorker): void => channel.postMessage(message);
    call(data).then(
      (answer) => reply({id, answer}),
      (error: unknown) => reply({id, error: error instanceof Error ? error.message : String(error)}),
    );
  });
}
