import {expect, test} from 'vitest';
import {identity, type Identity} from '@site/config/identity';
import {nextSteps} from '.';

const linksWith = (changes: Partial<Identity>) => nextSteps({...identity, ...changes}).map(({name, to}) => [name, to]);

const IN_WRITING = ['See what you get in writing', '/pilot/welcome/why-pilot#what-you-get-in-writing'];

test('leads to what a buyer gets in writing and to every address of the identity', () => {
  expect(
    linksWith({demo: 'https://a.example/demo', pricing: 'mailto:b@a.example', support: 'https://a.example'}),
  ).toEqual([
    ['Request a demo', 'https://a.example/demo'],
    ['Get a quote', 'mailto:b@a.example'],
    IN_WRITING,
    ['Ask a question', 'https://a.example'],
  ]);
});

test('leaves out what has no address', () => {
  expect(linksWith({demo: undefined, pricing: undefined, support: undefined})).toEqual([IN_WRITING]);
});
