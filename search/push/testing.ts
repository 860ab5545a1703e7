/** A local fake of the hosted search's write API, which fails where a test tells it to. */
import type {ServerResponse} from 'node:http';
import {drops, fails, sendsJson, type ReceivedRequest} from '../../tests/support/hosted-search/behaviours';
import {HostedHost} from '../../tests/support/hosted-search/host';

type StoredIndex = {settings?: object; synonyms: object[]; records: Map<string, object>};
type Batch = {requests: {action: string; body: {objectID: string}}[]};

export class WriteService {
  readonly indexes = new Map<string, StoredIndex>();
  readonly host = new HostedHost('write host', (request, response) => this.#receive(request, response), {
    protocol: 'http',
  });
  /** A status to respond with, or a dropped connection, instead of handling the request. */
  fault: (request: ReceivedRequest) => number | 'drop' | undefined = () => undefined;
  refusal = (status: number) => `Refused with ${status}. See the manual.`;
  /** How many polls report each task as unfinished. */
  looksBeforePublished = 0;
  #lastTask = 0;
  readonly #looks = new Map<string, number>();

  index(name: string): StoredIndex {
    const stored = this.indexes.get(name) ?? {synonyms: [], records: new Map()};
    this.indexes.set(name, stored);
    return stored;
  }

  #receive(request: ReceivedRequest, response: ServerResponse): void {
    const fault = this.fault(request);
    if (fault === 'drop') drops(request, response);
    else if (fault) fails(fault, this.refusal(fault))(request, response);
    else sendsJson(this.#answer(request))(request, response);
  }

  #answer({method, path, body}: ReceivedRequest): object {
    const [, name = '', action = '', detail = ''] = /^\/1\/indexes\/([^/]+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'GET' && action === 'task') return this.#lookAtTask(detail);
    if (method === 'DELETE') this.indexes.delete(name);
    else if (action === 'settings') this.index(name).settings = body as object;
    else if (action === 'synonyms') this.index(name).synonyms = body as object[];
    else if (action === 'batch') this.#store(name, body as Batch);
    else if (action === 'operation') this.#move(name, (body as {destination: string}).destination);
    else throw new Error(`${method} ${path} is not part of the write API that a push uses.`);
    this.#lastTask += 1;
    return {taskID: this.#lastTask, updatedAt: ''};
  }

  #store(name: string, {requests}: Batch): void {
    for (const {body} of requests) this.index(name).records.set(body.objectID, body);
  }

  #move(from: string, to: string): void {
    this.indexes.set(to, this.index(from));
    this.indexes.delete(from);
  }

  #lookAtTask(id: string): object {
    const looks = (this.#looks.get(id) ?? 0) + 1;
    this.#looks.set(id, looks);
    return {status: looks > this.looksBeforePublished ? 'published' : 'notPublished', pendingTask: false};
  }
}
