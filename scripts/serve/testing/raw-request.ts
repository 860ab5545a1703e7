/** Sends a path exactly as written: `fetch` would normalize `/../` before the server sees it. */
import {once} from 'node:events';
import {request, type IncomingHttpHeaders, type IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';

export type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer};

export type RequestOptions = {method?: string; headers?: Record<string, string>};

export async function rawRequest(port: number, path: string, options: RequestOptions = {}): Promise<Answer> {
  const sent = request({host: 'localhost', port, path, agent: false, ...options}).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response)};
}
