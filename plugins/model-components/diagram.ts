/**
 * Lays out the state machines of a page with elk: from left to right for wide screens, from top to bottom for phones.
 * elk runs at build time only; a page contains the finished coordinates.
 */
import type {ELK, ElkLabel, ElkNode, ElkPoint, LayoutOptions} from 'elkjs';
import {nodesIn} from '../../lib/tree';
import {stateMachines} from '../../model/states';
import type {StateMachine, Status, Transition} from '../../model/types';
import type {TreeNode} from '../mdx-tree';

export type Diagram = {
  width: number;
  height: number;
  boxes: readonly {name: string; tone?: Status['tone']; x: number; y: number; width: number; height: number}[];
  /** The lines with their arrowheads, as one path: those of the way that most things take, and the others. */
  arrows: Readonly<Record<'usual' | 'other', string>>;
  /** Where labels interrupt them, as one path. */
  gaps: string;
  /** What the arrows mean, line by line: the middle of its baseline. */
  labels: readonly {text: string; x: number; y: number}[];
};

type Size = {width: number; height: number};

const BOX_HEIGHT = 34;
const LINE_HEIGHT = 16;
/** From the top of a line to its baseline. */
const BASELINE = 12.5;
/** Average widths of a character in a status and in a label, in pixels, rounded up a little. */
const [NAME, LABEL] = [7.5, 6.5];
const LABEL_WRAPS_AT = 8;
const CORNER = 6;

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.edgeLabel': '4',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
};
export const WIDE: LayoutOptions = {
  'elk.direction': 'RIGHT',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};
const AIRY: LayoutOptions = {
  ...WIDE,
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.layered.spacing.edgeNodeBetweenLayers': '24',
};
export const UPRIGHT: LayoutOptions = {
  'elk.direction': 'DOWN',
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};
const STRAIGHT: LayoutOptions = {
  'elk.layered.priority.direction': '10',
  'elk.layered.priority.shortness': '10',
  'elk.layered.priority.straightness': '10',
};

let elk: Promise<ELK> | undefined;
const loadElk = (): Promise<ELK> => (elk ??= import('elkjs').then(({default: Elk}) => new Elk()));

/** Gives each `<States of={…}>` of a page its diagrams. */
export async function drawDiagrams(page: TreeNode): Promise<void> {
  for (const {name, props} of nodesIn(page)) {
    if (name !== 'States' || !props || props.part === 'table') continue;
    const machine = stateMachines[props.of as string]!;
    props.diagrams = await Promise.all([draw(machine, WIDE), draw(machine, UPRIGHT)]);
  }
}

/** The longest way from the first status to a good one, without one that stops the work. */
export function usualWay({statuses, transitions}: StateMachine): readonly string[] {
  const toneOf = (id: string) => statuses.find((status) => status.id === id)!.tone ?? '';
  const waysFrom = (path: readonly string[]): (readonly string[])[] => [
    ...(toneOf(path.at(-1)!) === 'good' ? [path] : []),
    ...transitions
      .filter(({from, to}) => from === path.at(-1) && !path.includes(to) && !['warn', 'bad'].includes(toneOf(to)))
      .flatMap(({to}) => waysFrom([...path, to])),
  ];
  return waysFrom([firstOf(statuses)]).reduce((best, way) => (way.length > best.length ? way : best), []);
}

const firstOf = (statuses: readonly Status[]): string => statuses.find(({initial}) => initial)!.id;

/**
 * The changes that are drawn. What leads back is left to the table, and of the same change from several statuses to one
 * beside the usual way, there is one arrow: from the last status of that way before its end, where most of them start.
 */
export function drawnChanges(machine: StateMachine): readonly Transition[] {
  const usual = usualWay(machine);
  const place = (id: string) => usual.indexOf(id);
  const leadsBack = ({from, to}: Transition, index: number) =>
    to === firstOf(machine.statuses) ||
    (usual.includes(to) && place(to) < place(from)) ||
    machine.transitions.slice(0, index).some((before) => before.from === to && before.to === from);
  const forward = machine.transitions.filter((change, index) => !leadsBack(change, index));
  return forward.filter((change) => {
    const same = forward.filter(({to, action}) => to === change.to && action === change.action);
    const [latest = same[0]] = same
      .filter(({from}) => usual.slice(0, -1).includes(from))
      .sort((a, b) => place(b.from) - place(a.from));
    return usual.includes(change.to) || change === latest;
  });
}

const isUsual = (usual: readonly string[], {from, to}: Transition): boolean =>
  usual.includes(from) && usual[usual.indexOf(from) + 1] === to;

/** The room for a diagram in pixels: on a phone of 360 px, and in the column of text. */
const PHONE = 304;
const COLUMN = 560;

/**
 * With labels of two lines, or of three where that makes a diagram fit a phone; and with long arrows where they fit the
 * column.
 */
export async function draw(machine: StateMachine, direction: LayoutOptions): Promise<Diagram> {
  const diagram = await layOut(machine, direction, 2);
  if (direction === WIDE) {
    const airy = await layOut(machine, AIRY, 2);
    return airy.width <= COLUMN ? airy : diagram;
  }
  return diagram.width <= PHONE ? diagram : layOut(machine, direction, 3);
}

async function layOut(machine: StateMachine, direction: LayoutOptions, mostLines: number): Promise<Diagram> {
  const isWide = direction !== UPRIGHT;
  const usual = usualWay(machine);
  const changes = drawnChanges(machine);
  const wrap = (text: string) => wrapped(text, mostLines);
  const sizeOf = (text: string): Size => {
    const lines = wrap(text);
    return {width: longest(lines) * LABEL + 4, height: lines.length * LINE_HEIGHT};
  };
  const edges = changes.map((change) => {
    const lane = isUsual(usual, change) ? 'usual' : `other-${change.from}-${change.to}`;
    return {...change, lane, source: `${change.from}/out/${lane}`, target: `${change.to}/in/${lane}`};
  });
  const ports = edges.flatMap(({source, target}) => [source, target]);
  const node = (id: string, {width, height}: Size, isFirst = false): ElkNode => ({
    id,
    width,
    height,
    layoutOptions: {
      'elk.portConstraints': 'FIXED_POS',
      ...(isFirst && {'elk.layered.layering.layerConstraint': 'FIRST'}),
    },
    ports: placesOf(id, ports).map(([port, place]) => {
      const across = port.startsWith(`${id}/in/`) ? 0 : 1;
      const [x, y] = isWide ? [across, place] : [place, across];
      return {id: port, x: x * width, y: y * height};
    }),
  });
  const graph: ElkNode = await (
    await loadElk()
  ).layout({
    id: machine.id,
    layoutOptions: {...OPTIONS, ...direction},
    children: [...machine.statuses]
      .sort((a, b) => (usual.indexOf(a.id) + 1 || Infinity) - (usual.indexOf(b.id) + 1 || Infinity))
      .map(({id, name, initial}) => node(id, {width: Math.ceil(name.length * NAME + 16), height: BOX_HEIGHT}, initial)),
    edges: edges.map(({source, target, lane, action}, index) => ({
      id: `${index}`,
      sources: [source],
      targets: [target],
      ...(lane === 'usual' && {layoutOptions: STRAIGHT}),
      labels: [{text: action, ...sizeOf(action), layoutOptions: {'elk.edgeLabels.inline': 'true'}}],
    })),
  });
  const placed = (id: string) => graph.children!.find((child) => child.id === id)!;
  const labels = graph.edges!.flatMap((edge) => edge.labels ?? []);
  const drawn = graph.edges!.map(({sections}) => {
    const {startPoint, bendPoints = [], endPoint} = sections![0]!;
    const points = [startPoint, ...bendPoints, endPoint];
    return lineOf(points) + headOf(points.toReversed());
  });
  const arrows = (ofUsual: boolean) =>
    drawn.filter((_, index) => (edges[index]!.lane === 'usual') === ofUsual).join('');
  return {
    width: Math.ceil(graph.width!),
    height: Math.ceil(graph.height!),
    boxes: machine.statuses.map(({id, name, tone}) => {
      const {x, y, width} = placed(id);
      return {name, ...(tone && {tone}), x: round(x!), y: round(y!), width: width!, height: BOX_HEIGHT};
    }),
    arrows: {usual: arrows(true), other: arrows(false)},
    gaps: labels.map(gapOf).join(''),
    labels: labels.flatMap(({text = '', x = 0, y = 0, width = 0}) =>
      wrap(text).map((line, index) => {
        return {text: line, x: round(x + width / 2), y: round(y + index * LINE_HEIGHT + BASELINE)};
      }),
    ),
  };
}

/**
 * Where the lines of a box start and end, as shares of its sides: the usual way in the middle, and the others after it, or
 * spread evenly where it doesn't go.
 */
function placesOf(box: string, ports: readonly string[]): [port: string, place: number][] {
  return ['in', 'out'].flatMap((side) => {
    const ofSide = [...new Set(ports.filter((port) => port.startsWith(`${box}/${side}/`)))];
    const others = ofSide.filter((port) => !port.endsWith('/usual'));
    const start = others.length < ofSide.length ? 0.5 : 0;
    return ofSide.map((port): [string, number] => {
      const place = (others.indexOf(port) + 1) / (others.length + 1);
      return [port, start + place * (1 - start)];
    });
  });
}

/** One line, or as few as keep a long text narrow. */
export function wrapped(text: string, most: number): readonly string[] {
  if (text.length <= LABEL_WRAPS_AT || most === 1) return [text];
  const words = text.split(' ');
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), ...wrapped(words.slice(index + 1).join(' '), most - 1)]);
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best), [text]);
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
const round = (value: number): number => Math.round(value * 2) / 2;

function gapOf({x = 0, y = 0, width = 0, height = 0}: ElkLabel): string {
  const wide = round(width) + 8;
  return `M${at({x: x - 4, y})}h${wide}v${height}h${-wide}z`;
}

/** With rounded corners. */
function lineOf(points: readonly ElkPoint[]): string {
  const line = points.map((point, index) => {
    const [from, to] = [points[index - 1], points[index + 1]];
    if (!from || !to) return `${from ? 'L' : 'M'}${at(point)}`;
    return `L${at(towards(point, from, CORNER))}Q${at(point)} ${at(towards(point, to, CORNER))}`;
  });
  return line.join('');
}

function headOf([tip, before]: readonly ElkPoint[]): string {
  const neck = towards(tip!, before!, 8);
  const [dx, dy] = [(tip!.y - neck.y) * 0.7, (tip!.x - neck.x) * 0.7];
  return `M${at({x: neck.x - dx, y: neck.y - dy})}L${at(tip!)}L${at({x: neck.x + dx, y: neck.y + dy})}`;
}

const at = ({x, y}: ElkPoint): string => `${round(x)} ${round(y)}`;

/** A point up to `distance` from one point in the direction of another, at most halfway. */
function towards(from: ElkPoint, to: ElkPoint, distance: number): ElkPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(distance / length, 0.5);
  return {x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share};
}
