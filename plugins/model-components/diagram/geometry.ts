/** Shapes on the diagram's grid. One unit is ten pixels. */
export const UNIT = 10;

export type Point = {x: number; y: number};
/** Edges of a rectangle, in units; lines run along whole units only. */
export type Box = {left: number; top: number; right: number; bottom: number};

export const DIRECTIONS = [
  {x: 1, y: 0},
  {x: 0, y: 1},
  {x: -1, y: 0},
  {x: 0, y: -1},
] as const satisfies readonly Point[];

/** A unique number for each grid point; the grid is far narrower than 4096. */
export const pointKey = ({x, y}: Point): number => y * 4096 + x;

export function contains(box: Box, {x, y}: Point, margin = 0): boolean {
  return x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function center(box: Box): Point {
  return {x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2};
}
