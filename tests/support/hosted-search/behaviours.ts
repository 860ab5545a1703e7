/** What a host of the hosted search does with a request. */
import type {ServerResponse} from 'node:http';
import type {SearchRecord} from '../../../src/search/records';
import {answerQueries, type QueriesBody} from './answer-queries';

export type ReceivedRequest = {method: string; path: string; query: URLSearchParams; body: unknown};
export type Behaviour = (request: ReceivedRequest, response: ServerResponse) => void;

/** The browser is on another origin, and the service lets every origin search. */
const HEADERS = {'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*'};

export const sends =
  (status: number, body: string): Behaviour =>
  (_, response) =>
    void response.writeHead(status, HEADERS).end(body);

export const sendsJson = (body: unknown): Behaviour => sends(200, JSON.stringify(body));

export const fails = (status: number, message: string): Behaviour => sends(status, JSON.stringify({message, status}));

/** As the real service would, from these records. */
export const searches =
  (records: readonly SearchRecord[]): Behaviour =>
  (request, response) =>
    sendsJson(answerQueries(request.body as QueriesBody, records))(request, response);

/** Takes the request and never answers. */
export const hangs: Behaviour = () => {};

/** Answers with headers and the beginning of a body, and then nothing. */
export const stallsInBody: Behaviour = (_, response) => {
  response.writeHead(200, HEADERS);
  response.write('{"results":[');
};

/** Closes the connection without an answer. */
export const drops: Behaviour = (_, response) => void response.destroy();

/** Keeps requests until the test lets them go on with another behaviour. */
export function holds(then: Behaviour): {behaviour: Behaviour; release: () => void} {
  const waiting: (() => void)[] = [];
  return {
    behaviour: (request, response) => void waiting.push(() => then(request, response)),
    release: () => waiting.splice(0).forEach((answer) => answer()),
  };
}
