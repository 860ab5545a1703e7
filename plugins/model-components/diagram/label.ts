import {UNIT, type Box, type Point} from './geometry';
import {axisOf, type Raster} from './raster';

/** Average character width at the label's font size, in pixels, rounded up a little. */
const CHARACTER = 6.6;
const LINE_HEIGHT = 1.5;
const WRAP_AT = 13;

export type PlacedLabel = {lines: readonly string[]; at: Point; box: Box};

/** One line, or two of similar length if the text is long. */
export function wrap(text: string): readonly string[] {
  const words = text.split(' ');
  if (text.length <= WRAP_AT || words.length < 2) return [text];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

export function labelSize(lines: readonly string[]): {width: number; height: number} {
  return {width: (longest(lines) * CHARACTER + 8) / UNIT, height: lines.length * LINE_HEIGHT};
}

type Spot = {lines: readonly string[]; offset: Point; run: number};

/**
 * Where a label may go: a single line of text interrupts its arrow; otherwise it goes next to the arrow,
 * preferably on the side away from the arrow in the opposite direction.
 */
function spots(text: string, axis: 'horizontal' | 'vertical', lean: number): Spot[] {
  const wrapped = wrap(text);
  const away = lean > 0 ? [1, -1] : [-1, 1];
  return (wrapped.length > 1 ? [wrapped, [text]] : [wrapped]).flatMap((lines): Spot[] => {
    const {width, height} = labelSize(lines);
    if (axis === 'vertical') {
      const beside = away.map((side) => ({lines, offset: {x: side * (width / 2 + 0.4), y: 0}, run: height}));
      return [{lines, offset: {x: 0, y: 0}, run: height + 2}, ...beside];
    }
    const beside = away.map((side) => ({lines, offset: {x: 0, y: side * (height / 2 + 0.3)}, run: width * 0.8}));
    return lines.length > 1 ? beside : [{lines, offset: {x: 0, y: 0}, run: width + 2}, ...beside];
  });
}

/** Places a label on its line, as close to the middle as possible. */
export function placeLabel(
  raster: Raster,
  line: readonly Point[],
  text: string,
  lean: number,
): PlacedLabel | undefined {
  const middle = (line.length - 1) / 2;
  const found = line.slice(1, -2).flatMap((point, before): {label: PlacedLabel; price: number}[] => {
    const index = before + 1;
    const fitting = spots(text, axisOf(line[before]!, point), lean).map((spot, rank) => {
      const {width, height} = labelSize(spot.lines);
      const at = {x: point.x + spot.offset.x, y: point.y + spot.offset.y};
      const box = {left: at.x - width / 2, right: at.x + width / 2, top: at.y - height / 2, bottom: at.y + height / 2};
      return {spot, label: {lines: spot.lines, at, box}, price: Math.abs(index - middle) + rank * 3};
    });
    return fitting.filter(({spot, label}) => runLength(line, index) >= spot.run && raster.fits(label.box, line));
  });
  return found.sort((a, b) => a.price - b.price)[0]?.label;
}

/** Twice the shorter of the straight runs on either side of a point; zero at a corner. */
function runLength(line: readonly Point[], index: number): number {
  const [before, here, after] = line.slice(index - 1, index + 2);
  if (!before || !here || !after || axisOf(before, here) !== axisOf(here, after)) return 0;
  const shared = axisOf(before, here) === 'horizontal' ? 'y' : 'x';
  const reach = (step: number): number => {
    let length = 0;
    while (line[index + step * (length + 1)]?.[shared] === here[shared]) length += 1;
    return length;
  };
  return 2 * Math.min(reach(-1), reach(1));
}
