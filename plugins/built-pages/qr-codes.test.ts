import {expect, it} from 'vitest';
import {drawCodes} from './qr-codes';

it('draws a code for each section, at its own place in the file', () => {
  const svg = drawCodes('https://docs.example/docs/cases', ['enter-a-case', 'ship']);
  const views = [...svg.matchAll(/<view id="([\w-]+)" viewBox="0 (\d+) (\d+) \3"\/><path d="M1 \d+h1v1h-1z/g)];
  expect(views.map(([, id]) => id)).toEqual(['enter-a-case', 'ship']);
  expect(Number(views[1]![2])).toBe(Number(views[0]![3]));
});
