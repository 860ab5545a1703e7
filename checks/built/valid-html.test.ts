import {expect, test} from 'vitest';
import {problemsOn} from './testing';
import {validHtml} from './valid-html';

const page = (body: string) =>
  `<!doctype html>\n<html lang="en"><head><title>Cases</title></head><body>${body}</body></html>`;

test('finds markup that is not valid, with the rule and the place', async () => {
  expect(await problemsOn(validHtml, page('<p id="a"></p><ul id="a"><p>b</p></ul>'))).toEqual([
    expect.stringMatching(/\/docs\/cases\/overview: Duplicate ID "a" \(no-dup-id\) at .*ul/),
    expect.stringContaining('(element-permitted-content)'),
  ]);
});

test('lets valid markup and the listed exceptions pass', async () => {
  expect(
    await problemsOn(validHtml, page('<h1 id="_R_1_">Cases</h1><div role="region" aria-label="Fields">a</div>')),
  ).toEqual([]);
});
