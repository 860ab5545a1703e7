import {describe, expect, test} from 'vitest';
import {stateMachines} from '../../model/states';
import {component} from '../mdx-tree';
import {draw, drawDiagrams, UPRIGHT, WIDE, wrap, type Diagram} from './diagram';

type Box = {left: number; top: number; right: number; bottom: number};

const boxesOf = ({boxes}: Diagram): Box[] =>
  boxes.map(({x, y, width, height}) => ({left: x, top: y, right: x + width, bottom: y + height}));

/** Letters of 12 px, from their tops to what is below the baseline. */
const labelsOf = ({labels}: Diagram): Box[] =>
  labels.map(({text, x, y}) => {
    const half = (text.length * 6) / 2;
    return {left: x - half, right: x + half, top: y - 10.5, bottom: y + 2.5};
  });

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Room for a diagram beside the sidebars at 1280 px, and on a phone of 360 px. */
const ROOM = {wide: 640, upright: 330};

describe.each(Object.values(stateMachines))('$title', (machine) => {
  test.each([
    ['wide', WIDE],
    ['upright', UPRIGHT],
  ] as const)('%s: draws every status and change, fits, and nothing covers anything', async (name, direction) => {
    const diagram = await draw(machine, direction);
    expect(diagram.boxes.map((box) => box.name)).toEqual(machine.statuses.map((status) => status.name));
    expect(diagram.labels.map(({text}) => text)).toEqual(machine.transitions.flatMap(({action}) => wrap(action)));
    expect(diagram.arrows.match(/M.*?M/g)).toHaveLength(machine.transitions.length);
    expect(diagram.width).toBeLessThanOrEqual(ROOM[name]);
    const shapes = [...boxesOf(diagram), ...labelsOf(diagram)];
    shapes.forEach((shape, index) => {
      expect(shape.left >= 0 && shape.top >= 0).toBe(true);
      expect(shape.right <= diagram.width && shape.bottom <= diagram.height).toBe(true);
      expect(shapes.slice(index + 1).filter((other) => overlap(shape, other))).toEqual([]);
    });
  });
});

test('a page gets both diagrams of its statuses', async () => {
  const states = component('States', {of: 'product'});
  await drawDiagrams({type: 'root', children: [states]});
  const [wide, upright] = states.props!.diagrams as unknown as [Diagram, Diagram];
  expect(wide.width).toBeGreaterThan(wide.height);
  expect(upright.height).toBeGreaterThan(upright.width);
});

test('wraps a long label into two even lines', () => {
  expect(wrap('Void')).toEqual(['Void']);
  expect(wrap('Upload corrected file')).toEqual(['Upload', 'corrected file']);
});
