/** A local fake of the hosted search's write API, which fails where a test tells it to. */
import type {ServerResponse} from 'node:http';
import {fails, sendsJson, type ReceivedRequest} from '../../tests/support/hosted-search/behaviours';
import {HostedHost} from '../../tests/support/hosted-search/host';

type StoredIndex = {settings?: object; synonyms: object[]; records: Map<string, object>};
type Batch = {requests: {action: string; body: {objectID: string}}[]};
type Operation = {operation: 'copy' | 'move'; destination: string};

export class WriteService {
  readonly indexes = new Map<string, StoredIndex>();
  readonly host = new HostedHost('write host', (request, response) => this.#receive(request, response), {
    protocol: 'http',
  });
  /** A status to respond with instead of handling the request. */
  fault: (request: ReceivedRequest) => number | undefined = () => undefined;
  refusal = 'Refused.';

  index(name: string): StoredIndex {
    const stored = this.indexes.get(name) ?? {synonyms: [], records: new Map()};
    this.indexes.set(name, stored);
    return stored;
  }

  #receive(request: ReceivedRequest, response: ServerResponse): void {
    const fault = this.fault(request);
    if (fault) fails(fault, this.refusal)(request, response);
    else sendsJson(this.#answer(request))(request, response);
  }

  #answer({method, path, body}: ReceivedRequest): object {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(\w+))?/.exec(path) ?? [];
    if (method === 'GET' && action === 'task') return {status: 'published', pendingTask: false};
    if (method === 'DELETE') this.indexes.delete(name);
    else if (action === 'settings') this.index(name).settings = body as object;
    else if (action === 'synonyms') this.index(name).synonyms = body as object[];
    else if (action === 'batch') this.#store(name, body as Batch);
    else if (action === 'operation') this.#operate(name, body as Operation);
    else throw new Error(`${method} ${path} is not part of the write API that a push uses.`);
    return {taskID: 1, updatedAt: ''};
  }

  #store(name: string, {requests}: Batch): void {
    for (const {body} of requests) this.index(name).records.set(body.objectID, body);
  }

  /** A copy takes settings and synonyms along, but no records. */
  #operate(from: string, {operation, destination}: Operation): void {
    const {records} = this.index(operation === 'copy' ? destination : from);
    this.indexes.set(destination, {...this.index(from), records});
    if (operation === 'move') this.indexes.delete(from);
  }
}
