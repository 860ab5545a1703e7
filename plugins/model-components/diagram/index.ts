/**
 * Draws a state machine as boxes on the model's grid with labeled, right-angled arrows. Nothing overlaps a box,
 * a label, or a segment of another line. If a drawing does not fit, it is tried again with wider gaps.
 */
import type {StateMachine, Status, Transition} from '../../../model/types';
import {pointKey, UNIT, type Box, type Point} from './geometry';
import {placeLabel, type PlacedLabel} from './label';
import {Raster} from './raster';
import {route} from './route';

export type DiagramBox = {
  name: string;
  kind: 'initial' | 'final' | 'plain';
  x: number;
  y: number;
  width: number;
  height: number;
};
export type DiagramArrow = {path: string; head: string; label: readonly string[]; x: number; y: number};
export type Diagram = {width: number; height: number; boxes: readonly DiagramBox[]; arrows: readonly DiagramArrow[]};

const BOX_HEIGHT = 4;
/** Space around the boxes for lines and labels; what stays empty is trimmed. */
const MARGIN = 10;
const CORNER = 8;
const GAPS = [7, 8, 10, 12, 15, 18].flatMap((column) => [5, 8].map((row) => ({column, row})));

type Line = {points: readonly Point[]; label: PlacedLabel};
type Gap = {column: number; row: number};
type Drawing = {boxes: ReadonlyMap<string, Box>; lines: readonly Line[]; price: number};

export function drawStates(machine: StateMachine): Diagram {
  let best: Drawing | undefined;
  for (const gap of GAPS) {
    for (const order of orders(machine)) best = attempt(machine, gap, order, best?.price) ?? best;
  }
  if (!best) throw new Error(`the diagram "${machine.title}" does not fit its grid: move a status to another cell`);
  return finish(machine, best);
}

/** Orders in which to draw the arrows; earlier ones get straighter lines. */
function orders(machine: StateMachine): Transition[][] {
  const cell = new Map(machine.statuses.map(({id, at}) => [id, at]));
  const reach = ({from, to}: Transition): number => {
    const [a, b] = [cell.get(from)!, cell.get(to)!];
    return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
  };
  return [[...machine.transitions].sort((a, b) => reach(a) - reach(b)), [...machine.transitions]];
}

/** A drawing with these gaps and this order, if it is better than `bestPrice`. */
function attempt(
  machine: StateMachine,
  gap: Gap,
  order: readonly Transition[],
  bestPrice = Infinity,
): Drawing | undefined {
  const boxes = placeBoxes(machine.statuses, gap);
  const all = [...boxes.values()];
  const bounds = {
    left: 0,
    top: 0,
    right: Math.max(...all.map(({right}) => right)) + MARGIN,
    bottom: Math.max(...all.map(({bottom}) => bottom)) + MARGIN,
  };
  if (priceOfSize(bounds) >= bestPrice) return undefined;
  const raster = new Raster(bounds, all);
  const lines: Line[] = [];
  for (const transition of order) {
    const points = route(raster, boxes.get(transition.from)!, boxes.get(transition.to)!, lean(machine, transition));
    if (!points) return undefined;
    raster.addLine(points);
    const label = placeLabel(raster, points, transition.action, lean(machine, transition));
    if (!label) return undefined;
    raster.addLabel(label.box);
    lines.push({points, label});
    // Each line only adds to the price, so this drawing can no longer win.
    if (priceOfSize(bounds) + priceOfLines(lines) >= bestPrice) return undefined;
  }
  return {boxes, lines, price: priceOfSize(bounds) + priceOfLines(lines)};
}

/** Keeps arrows in opposite directions apart: one leans up or left, the other down or right. */
function lean({transitions}: StateMachine, {from, to}: Transition): number {
  const back = transitions.findIndex((other) => other.from === to && other.to === from);
  if (back < 0) return 0;
  return transitions.findIndex((other) => other.from === from && other.to === to) < back ? -1 : 1;
}

function placeBoxes(statuses: readonly Status[], gap: Gap): Map<string, Box> {
  const longest = Math.max(...statuses.map(({name}) => name.length));
  const width = 2 * Math.ceil((longest * 7.6 + 18) / UNIT / 2);
  return new Map(
    statuses.map(({id, at: [column, row]}) => {
      const left = MARGIN + column * (width + gap.column);
      const top = MARGIN + row * (BOX_HEIGHT + gap.row);
      return [id, {left, top, right: left + width, bottom: top + BOX_HEIGHT}];
    }),
  );
}

/** Width costs most, because a narrow drawing needs no scrolling. */
const priceOfSize = ({right, bottom}: Box): number => right * 5 + bottom;

/** Prefers short lines, few turns, and few crossings. */
function priceOfLines(lines: readonly Line[]): number {
  const points = lines.flatMap((line) => line.points);
  const corners = lines.flatMap((line) => line.points.filter((_, index) => isCorner(line.points, index)));
  const crossings = points.length - new Set(points.map(pointKey)).size;
  return points.length + 8 * corners.length + 40 * crossings;
}

function isCorner(points: readonly Point[], index: number): boolean {
  const [before, after] = [points[index - 1], points[index + 1]];
  return before !== undefined && after !== undefined && before.x !== after.x && before.y !== after.y;
}

/** Trims unused margins and converts units to pixels. */
function finish(machine: StateMachine, {boxes, lines}: Drawing): Diagram {
  const used = [...boxes.values(), ...lines.map(({label}) => label.box)];
  const points = lines.flatMap((line) => line.points);
  const left = Math.min(...used.map((box) => box.left), ...points.map(({x}) => x)) - 1;
  const top = Math.min(...used.map((box) => box.top), ...points.map(({y}) => y)) - 1;
  const right = Math.max(...used.map((box) => box.right), ...points.map(({x}) => x)) + 1;
  const bottom = Math.max(...used.map((box) => box.bottom), ...points.map(({y}) => y)) + 1;
  const shift = ({x, y}: Point): Point => ({x: Math.round((x - left) * UNIT), y: Math.round((y - top) * UNIT)});
  return {
    width: Math.ceil((right - left) * UNIT),
    height: Math.ceil((bottom - top) * UNIT),
    boxes: machine.statuses.map((status) => {
      const box = boxes.get(status.id)!;
      return {
        name: status.name,
        kind: status.initial ? 'initial' : status.final ? 'final' : 'plain',
        ...shift({x: box.left, y: box.top}),
        width: (box.right - box.left) * UNIT,
        height: (box.bottom - box.top) * UNIT,
      };
    }),
    arrows: lines.map(({points: line, label}) => {
      const shifted = line.map(shift);
      return {path: pathOf(shifted), head: headOf(shifted), label: label.lines, ...shift(label.at)};
    }),
  };
}

/** An SVG path with rounded corners. */
function pathOf(points: readonly Point[]): string {
  const stops = points.filter((_, index) => index === 0 || index === points.length - 1 || isCorner(points, index));
  return stops
    .map((stop, index) => {
      const [before, after] = [stops[index - 1], stops[index + 1]];
      if (!before) return `M${stop.x} ${stop.y}`;
      if (!after) return `L${stop.x} ${stop.y}`;
      const [enter, leave] = [towards(stop, before), towards(stop, after)];
      return `L${enter.x} ${enter.y}Q${stop.x} ${stop.y} ${leave.x} ${leave.y}`;
    })
    .join('');
}

function towards(from: Point, to: Point): Point {
  return {x: from.x + Math.sign(to.x - from.x) * CORNER, y: from.y + Math.sign(to.y - from.y) * CORNER};
}

function headOf(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2) as [Point, Point];
  const [dx, dy] = [Math.sign(tip.x - before.x), Math.sign(tip.y - before.y)];
  const corner = (side: number): string => `${tip.x - 9 * dx + 5 * side * dy} ${tip.y - 9 * dy + 5 * side * dx}`;
  return `M${tip.x} ${tip.y}L${corner(1)}L${corner(-1)}Z`;
}
