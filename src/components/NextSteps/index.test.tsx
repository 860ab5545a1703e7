import {expect, test} from 'vitest';
import {nextSteps} from '.';

const linksWith = (addresses: Parameters<typeof nextSteps>[0]) => nextSteps(addresses).map(({name, to}) => [name, to]);

const IN_WRITING = ['Terms in writing', '/pilot/welcome/why-pilot#what-you-get-in-writing'];

test('leads to what a buyer gets in writing and to the addresses of the identity', () => {
  expect(linksWith({pricing: 'mailto:b@a.example', support: 'https://a.example'})).toEqual([
    ['Get a quote', 'mailto:b@a.example'],
    IN_WRITING,
    ['Ask a question', 'https://a.example'],
  ]);
});

test('leaves out what has no address', () => {
  expect(linksWith({pricing: undefined, support: undefined})).toEqual([IN_WRITING]);
});
