import {contains, overlap, pointKey, type Box, type Point} from './geometry';

type Axis = 'horizontal' | 'vertical' | 'corner';

export function axisOf(a: Point, b: Point): 'horizontal' | 'vertical' {
  return a.y === b.y ? 'horizontal' : 'vertical';
}

/** Tracks what has been drawn, so that the next line avoids it. */
export class Raster {
  private readonly taken = new Map<number, Axis>();
  private readonly labels: Box[] = [];

  constructor(
    readonly bounds: Box,
    readonly boxes: readonly Box[],
  ) {}

  /** The cost for a line to pass through a point, or `undefined` if it may not. */
  priceOf(point: Point, axis: 'horizontal' | 'vertical'): number | undefined {
    if (!contains(this.bounds, point, 0.5) || this.boxes.some((box) => contains(box, point, 1))) return undefined;
    if (this.labels.some((label) => contains(label, point, 0.4))) return undefined;
    const there = this.taken.get(pointKey(point));
    if (there === axis || there === 'corner') return undefined;
    const crossing = there ? 25 : 0;
    const beside = axis === 'horizontal' ? {x: 0, y: 1} : {x: 1, y: 0};
    const neighbors = [-1, 1].filter((side) => {
      const neighbor = this.taken.get(pointKey({x: point.x + side * beside.x, y: point.y + side * beside.y}));
      return neighbor === axis;
    });
    const nearBox = this.boxes.some((box) => contains(box, point, 2)) ? 0.5 : 0;
    return 1 + crossing + 3 * neighbors.length + nearBox;
  }

  isFree(point: Point): boolean {
    return !this.taken.has(pointKey(point));
  }

  /** Whether a label fits here, overlapping nothing but its own line. */
  fits(label: Box, ownLine: readonly Point[]): boolean {
    const {bounds} = this;
    if (
      label.left < bounds.left ||
      label.right > bounds.right ||
      label.top < bounds.top ||
      label.bottom > bounds.bottom
    )
      return false;
    const room = {left: label.left - 0.3, right: label.right + 0.3, top: label.top - 0.1, bottom: label.bottom + 0.1};
    if ([...this.boxes, ...this.labels].some((other) => overlap(room, other))) return false;
    const own = new Set(ownLine.map(pointKey));
    for (let x = Math.ceil(room.left); x <= room.right; x++) {
      for (let y = Math.ceil(room.top); y <= room.bottom; y++) {
        if (this.taken.has(pointKey({x, y})) && !own.has(pointKey({x, y}))) return false;
      }
    }
    return true;
  }

  addLine(points: readonly Point[]): void {
    points.forEach((point, index) => {
      const before = points[index - 1] ?? point;
      const after = points[index + 1] ?? point;
      const turns = before.x !== after.x && before.y !== after.y;
      this.taken.set(pointKey(point), turns || this.taken.has(pointKey(point)) ? 'corner' : axisOf(before, after));
    });
  }

  addLabel(label: Box): void {
    this.labels.push(label);
  }
}
