import {describe, expect, test} from 'vitest';
import {stateMachines} from '../../model/states';
import {component} from '../mdx-tree';
import {draw, drawDiagrams, drawnChanges, UPRIGHT, usualWay, WIDE, wrapped, type Diagram} from './diagram';

type Box = {left: number; top: number; right: number; bottom: number};

const boxesOf = ({boxes}: Diagram): Box[] =>
  boxes.map(({x, y, width, height}) => ({left: x, top: y, right: x + width, bottom: y + height}));

/** Letters of 13 px, from their tops to what is below the baseline. */
const labelsOf = ({labels}: Diagram): Box[] =>
  labels.map(({text, x, y}) => {
    const half = (text.length * 6.5) / 2;
    return {left: x - half, right: x + half, top: y - 11, bottom: y + 3};
  });

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Room for a diagram in the column of the text, and on a phone of 390 px. */
const ROOM = {wide: 620, upright: 320};

describe.each(Object.values(stateMachines))('$title', (machine) => {
  test.each([
    ['wide', WIDE],
    ['upright', UPRIGHT],
  ] as const)(
    '%s: draws every status with what leads to it, fits, and nothing covers anything',
    async (name, direction) => {
      const diagram = await draw(machine, direction);
      expect(diagram.boxes.map((box) => box.name)).toEqual(machine.statuses.map((status) => status.name));
      const words = diagram.labels.map(({text}) => text).join(' ');
      for (const {action} of drawnChanges(machine)) expect(words).toContain(action);
      const reached = new Set(drawnChanges(machine).map(({to}) => to));
      expect(machine.statuses.filter(({id, initial}) => !initial && !reached.has(id))).toEqual([]);
      expect(diagram.width).toBeLessThanOrEqual(ROOM[name]);
      const shapes = [...boxesOf(diagram), ...labelsOf(diagram)];
      shapes.forEach((shape, index) => {
        expect(shape.left >= 0 && shape.top >= 0).toBe(true);
        expect(shape.right <= diagram.width && shape.bottom <= diagram.height).toBe(true);
        expect(shapes.slice(index + 1).filter((other) => overlap(shape, other))).toEqual([]);
      });
    },
  );
});

test('a page gets both diagrams of its statuses', async () => {
  const states = component('States', {of: 'case'});
  await drawDiagrams({type: 'root', children: [states]});
  const [wide, upright] = states.props!.diagrams as unknown as [Diagram, Diagram];
  expect(wide.width).toBeGreaterThan(upright.width);
  expect(upright.height).toBeGreaterThan(wide.height);
});

const ofCase = stateMachines.case!;

test('the usual way is straight, and ends with what is good', async () => {
  const way = usualWay(ofCase);
  expect(way).toEqual(['entry', 'live', 'shipped']);
  const middles = ({boxes}: Diagram, middle: (box: Diagram['boxes'][number]) => number) =>
    new Set(boxes.filter((_, index) => way.includes(ofCase.statuses[index]!.id)).map(middle));
  expect(middles(await draw(ofCase, WIDE), ({y, height}) => y + height / 2).size).toBe(1);
  expect(middles(await draw(ofCase, UPRIGHT), ({x, width}) => Math.round(x + width / 2)).size).toBe(1);
});

test('leaves to the table what leads back, and all but one of the same change from several statuses', () => {
  const changes = drawnChanges(ofCase).map(({from, to, action}) => `${from} to ${to}: ${action}`);
  expect(changes).toEqual([
    'entry to live: Go Live',
    'live to on-hold: Put on hold',
    'live to shipped: Ship',
    'live to cancelled: Cancel case',
  ]);
  // But what leads to the good end from beside the usual way is drawn.
  expect(drawnChanges(stateMachines.invoice!)).toContainEqual(expect.objectContaining({from: 'past-due', to: 'paid'}));
});

test('wraps a long label into even lines', () => {
  expect(wrapped('Void', 2)).toEqual(['Void']);
  expect(wrapped('Upload corrected file', 2)).toEqual(['Upload', 'corrected file']);
  expect(wrapped('Upload corrected file', 3)).toEqual(['Upload', 'corrected', 'file']);
});
