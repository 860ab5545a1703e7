/** Sends a path exactly as written: `fetch` would normalize `/../` before the server sees it. */
import {request, type IncomingHttpHeaders} from 'node:http';

export type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer};

export type RequestOptions = {method?: string; headers?: Record<string, string>};

export function rawRequest(
  port: number,
  path: string,
  {method = 'GET', headers = {}}: RequestOptions = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({host: 'localhost', port, path, method, headers, agent: false}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts)}),
      );
      response.on('error', fail);
    });
    sent.on('error', fail);
    sent.end();
  });
}
