import {encode} from 'uqr';
import {expect, it} from 'vitest';
import {drawCodes} from './qr-codes';

const PAGE = 'https://docs.example/docs/cases';
const IDS = ['enter-a-case', 'ship'];

/** Which modules the strokes of a path cover. */
function modulesIn(path: string, size: number): boolean[][] {
  return [...path.matchAll(/M0 [\d.]+([^M]*)/g)].map(([, strokes = '']) => {
    const runs = [...strokes.matchAll(/([hm])(\d+)/g)];
    const row = runs.flatMap(([, move, length]) => Array<boolean>(Number(length)).fill(move === 'h'));
    return [...row, ...Array<boolean>(size - row.length).fill(false)];
  });
}

it('draws a code for each section, one below the other', () => {
  const codes = [
    ...drawCodes(PAGE, IDS).matchAll(/<view id="([\w-]+)" viewBox="0 (\d+) (\d+) \3"\/><path d="(M0 \2\.5.*?)"\/>/g),
  ];
  expect(codes.map(([, id]) => id)).toEqual(IDS);
  expect(codes[1]![2]).toBe(codes[0]![3]);
  for (const [, id, , size, path = ''] of codes)
    expect(modulesIn(path, Number(size))).toEqual(encode(`${PAGE}#${id}`, {ecc: 'M', maskPattern: 0}).data);
});
