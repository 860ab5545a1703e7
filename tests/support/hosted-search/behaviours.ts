/** How a host of the hosted search responds to a request. */
import type {ServerResponse} from 'node:http';
import type {SearchRecord} from '../../../search/records';
import {answerQueries, type QueriesBody} from './answer-queries';

export type ReceivedRequest = {method: string; path: string; query: URLSearchParams; body: unknown};
export type Behaviour = (request: ReceivedRequest, response: ServerResponse) => void;

/** The browser is on another origin; the service allows searches from any origin. */
const HEADERS = {'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*'};

export const sends =
  (status: number, body: string): Behaviour =>
  (_, response) =>
    void response.writeHead(status, HEADERS).end(body);

export const sendsJson = (body: unknown): Behaviour => sends(200, JSON.stringify(body));

export const fails = (status: number, message: string): Behaviour => sends(status, JSON.stringify({message, status}));

/** Answers like the real service, from these records. */
export const searches =
  (records: readonly SearchRecord[]): Behaviour =>
  (request, response) =>
    sendsJson(answerQueries(request.body as QueriesBody, records))(request, response);

/** Accepts the request and never responds. */
export const hangs: Behaviour = () => {};

/** Sends headers and the start of a body, then stalls. */
export const stallsInBody: Behaviour = (_, response) => {
  response.writeHead(200, HEADERS);
  response.write('{"results":[');
};

/** Closes the connection without a response. */
export const drops: Behaviour = (_, response) => void response.destroy();

/** Holds requests until the test releases them to another behavior. */
export function holds(then: Behaviour): {behaviour: Behaviour; release: () => void} {
  const waiting: (() => void)[] = [];
  return {
    behaviour: (request, response) => void waiting.push(() => then(request, response)),
    release: () => waiting.splice(0).forEach((answer) => answer()),
  };
}
