import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import {identity, type Identity} from '@site/config/identity';
import {nextSteps} from './next-steps';
import Steps from './Steps';

const render = (changes: Partial<Identity> = {}) =>
  parse(renderToStaticMarkup(<Steps steps={nextSteps({...identity, ...changes})} />));

const linksWith = (changes: Partial<Identity>): [string, string | undefined][] =>
  render(changes)
    .querySelectorAll('nav li a')
    .map((link) => [link.text, link.getAttribute('href')]);

const SWITCH = ['See how a switch goes', '/pilot/welcome/why-pilot#from-demo-to-first-live-case'];

test('leads to how a switch goes and to every address of the identity', () => {
  expect(
    linksWith({demo: 'https://a.example/demo', pricing: 'mailto:b@a.example', support: 'https://a.example'}),
  ).toEqual([
    ['Request a demo', 'https://a.example/demo'],
    ['Get a quote', 'mailto:b@a.example'],
    SWITCH,
    ['Ask a question', 'https://a.example'],
  ]);
});

test.each([
  ['demo', 'Request a demo'],
  ['pricing', 'Get a quote'],
  ['support', 'Ask a question'],
] as const)('does not show %s when its address is not set', (key, name) => {
  expect(linksWith({}).map(([text]) => text)).toContain(name);
  expect(linksWith({[key]: undefined}).map(([text]) => text)).not.toContain(name);
});

test('still leads to how a switch goes when no address is set', () => {
  expect(linksWith({demo: undefined, pricing: undefined, support: undefined})).toEqual([SWITCH]);
});

test('is a landmark with a name and no heading', () => {
  const html = render();
  const label = html.querySelector('nav')?.getAttribute('aria-labelledby');
  expect(html.getElementById(label ?? '')?.text).toBe('What to do now');
  expect(html.querySelector('h1, h2, h3, h4')).toBeNull();
});
