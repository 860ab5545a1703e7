import {describe, expect, test} from 'vitest';
import {stateMachines} from '../../../model/states';
import {overlap, type Box} from './geometry';
import {labelSize, wrap} from './label';
import {drawStates, type DiagramArrow, type DiagramBox} from '.';

const boxOf = ({x, y, width, height}: DiagramBox): Box => ({left: x, top: y, right: x + width, bottom: y + height});

function labelBox({label, x, y}: DiagramArrow): Box {
  const {width, height} = labelSize(label);
  return {left: x - width * 5, right: x + width * 5, top: y - height * 5, bottom: y + height * 5};
}

/** The points of an SVG path. */
function pointsOf(path: string): {x: number; y: number}[] {
  return [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({x: Number(x), y: Number(y)}));
}

/** Thin boxes along the straight segments of a path, without its two ends. */
function segmentsOf({path}: DiagramArrow): Box[] {
  const points = pointsOf(path);
  return points.slice(1).map((to, index) => {
    const from = points[index]!;
    const [xs, ys] = [[from.x, to.x].sort((a, b) => a - b), [from.y, to.y].sort((a, b) => a - b)];
    return {left: xs[0]! + 0.5, right: xs[1]! - 0.5, top: ys[0]! + 0.5, bottom: ys[1]! - 0.5};
  });
}

describe.each(Object.values(stateMachines))('$title', (machine) => {
  const diagram = drawStates(machine);

  test('draws every status and every transition', () => {
    expect(diagram.boxes).toHaveLength(machine.statuses.length);
    expect(diagram.arrows.map(({label}) => label.join(' ')).sort()).toEqual(
      machine.transitions.map(({action}) => action).sort(),
    );
  });

  test('no label covers a box or another label', () => {
    const labels = diagram.arrows.map(labelBox);
    labels.forEach((label, index) => {
      for (const other of [...diagram.boxes.map(boxOf), ...labels.slice(index + 1)])
        expect(overlap(label, other)).toBe(false);
    });
  });

  test('no arrow runs through a box', () => {
    for (const arrow of diagram.arrows) {
      for (const segment of segmentsOf(arrow)) {
        const thick = {
          left: Math.min(segment.left, segment.right),
          right: Math.max(segment.left, segment.right) + 1,
          top: Math.min(segment.top, segment.bottom),
          bottom: Math.max(segment.top, segment.bottom) + 1,
        };
        for (const box of diagram.boxes) {
          const inside = {
            left: box.x + 2,
            right: box.x + box.width - 2,
            top: box.y + 2,
            bottom: box.y + box.height - 2,
          };
          expect(overlap(thick, inside)).toBe(false);
        }
      }
    }
  });

  test('everything is inside the picture', () => {
    for (const {left, top, right, bottom} of [...diagram.boxes.map(boxOf), ...diagram.arrows.map(labelBox)]) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(diagram.width);
      expect(bottom).toBeLessThanOrEqual(diagram.height);
    }
  });
});

test('wraps a long label into two even lines', () => {
  expect(wrap('Put on hold')).toEqual(['Put on hold']);
  expect(wrap('Upload corrected file')).toEqual(['Upload', 'corrected file']);
});

test('refuses what cannot be drawn', () => {
  const crowd = Array.from({length: 6}, (_, index) => index);
  const machine = {
    id: 'knot',
    title: 'Knot',
    statuses: crowd.map((index) => ({
      id: `s${index}`,
      name: `Status ${index}`,
      meaning: '',
      at: [index % 3, Math.floor(index / 3)] as const,
    })),
    transitions: crowd.flatMap((from) =>
      crowd
        .filter((to) => to !== from)
        .map((to) => ({from: `s${from}`, to: `s${to}`, action: 'Move this thing', by: ''})),
    ),
  };
  expect(() => drawStates(machine)).toThrow('the diagram "Knot" does not fit its grid');
});
