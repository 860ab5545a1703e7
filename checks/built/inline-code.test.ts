import {expect, test} from 'vitest';
import {inlineCode} from './inline-code';
import {problemsOn} from './testing';

test('finds a style and an event handler in the markup', async () => {
  expect(await problemsOn(inlineCode, '<p style="color:red" onclick="go()">a</p>')).toEqual([
    '/docs/cases/overview: <p> has the attribute style="color:red". Use a class or a script file.',
    '/docs/cases/overview: <p> has the attribute onclick="go()". Use a class or a script file.',
  ]);
});

test('lets other attributes pass', async () => {
  expect(await problemsOn(inlineCode, '<p class="style" data-onclick="x">a</p>')).toEqual([]);
});
