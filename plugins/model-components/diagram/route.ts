import {center, DIRECTIONS, pointKey, type Box, type Point} from './geometry';
import type {Raster} from './raster';

const BEND = 7;
/** Cost per unit of distance from the preferred port, so that lines leave a box near the middle of a side. */
const OFF_CENTER = 1.5;

type Step = {point: Point; direction: number; paid: number; from?: Step};
type Port = {point: Point; direction: number; price: number};

/** Points on the edge of a box where a line may start; `lean` moves the preferred one off-center. */
function ports(box: Box, lean: number): Port[] {
  const middle = center(box);
  const found: Port[] = [];
  DIRECTIONS.forEach(({x, y}, direction) => {
    const alongX = x === 0;
    const [from, to] = alongX ? [box.left, box.right] : [box.top, box.bottom];
    for (let at = from + 1; at < to; at++) {
      const point = alongX ? {x: at, y: y > 0 ? box.bottom : box.top} : {x: x > 0 ? box.right : box.left, y: at};
      const away = Math.abs(at - (alongX ? middle.x : middle.y) - lean);
      found.push({point, direction, price: away * OFF_CENTER});
    }
  });
  return found;
}

/** The cheapest free path between two boxes: every grid point on it, including both ends. */
export function route(raster: Raster, from: Box, to: Box, lean: number): Point[] | undefined {
  const goals = new Map(
    ports(to, lean)
      .filter(({point}) => raster.isFree(point))
      .map((port) => [stateKey(port.point, opposite(port.direction)), port.price]),
  );
  const target = center(to);
  const queue = new CheapestFirst();
  for (const {point, direction, price} of ports(from, lean)) {
    if (raster.isFree(point)) queue.push({point, direction, paid: price}, price + distance(point, target));
  }
  const settled = new Set<number>();
  for (let step = queue.pop(); step; step = queue.pop()) {
    const here = stateKey(step.point, step.direction);
    if (settled.has(here)) continue;
    settled.add(here);
    if (step.from && goals.has(here)) return pathTo(step);
    for (const next of movesFrom(raster, step, goals)) {
      queue.push(next, next.paid + Math.max(0, distance(next.point, target) - 8));
    }
  }
  return undefined;
}

function movesFrom(raster: Raster, step: Step, goals: ReadonlyMap<number, number>): Step[] {
  const moves: Step[] = [];
  DIRECTIONS.forEach((move, direction) => {
    const turns = direction !== step.direction;
    if (direction === opposite(step.direction) || (turns && !step.from)) return;
    // A corner on another line would look like a junction.
    if (turns && !raster.isFree(step.point)) return;
    const point = {x: step.point.x + move.x, y: step.point.y + move.y};
    const arrival = goals.get(stateKey(point, direction));
    // The last unit before a box holds the arrowhead, so the line may not turn there.
    const price = arrival === undefined ? raster.priceOf(point, move.y === 0 ? 'horizontal' : 'vertical') : 1 + arrival;
    if (price === undefined || (arrival !== undefined && turns)) return;
    moves.push({point, direction, paid: step.paid + price + (turns ? BEND : 0), from: step});
  });
  return moves;
}

const opposite = (direction: number): number => (direction + 2) % 4;
const stateKey = (point: Point, direction: number): number => pointKey(point) * 4 + direction;
const distance = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

function pathTo(last: Step): Point[] {
  const points: Point[] = [];
  for (let step: Step | undefined = last; step; step = step.from) points.unshift(step.point);
  return points;
}

/** A binary heap. */
class CheapestFirst {
  private readonly items: {step: Step; price: number}[] = [];

  push(step: Step, price: number): void {
    const {items} = this;
    items.push({step, price});
    for (let child = items.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (items[parent]!.price <= items[child]!.price) return;
      [items[parent], items[child]] = [items[child]!, items[parent]!];
      child = parent;
    }
  }

  pop(): Step | undefined {
    const {items} = this;
    const [first] = items;
    const last = items.pop();
    if (!first || !last || items.length === 0) return first?.step;
    items[0] = last;
    for (let parent = 0; ;) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2];
      let least = parent;
      if (left < items.length && items[left]!.price < items[least]!.price) least = left;
      if (right < items.length && items[right]!.price < items[least]!.price) least = right;
      if (least === parent) return first.step;
      [items[parent], items[least]] = [items[least]!, items[parent]!];
      parent = least;
    }
  }
}
