/**
 * Lays out the state machines of a page with elk: from left to right for wide screens, from top to bottom for phones.
 * elk runs at build time only; a page contains the finished coordinates.
 */
import type {ELK, ElkLabel, ElkNode, ElkPoint, LayoutOptions} from 'elkjs';
import {nodesIn} from '../../lib/tree';
import {stateMachines} from '../../model/states';
import type {StateMachine, Status} from '../../model/types';
import type {TreeNode} from '../mdx-tree';

/** The way that most things take, another, or one back. */
type Way = 'usual' | 'other' | 'back';

export type Diagram = {
  width: number;
  height: number;
  boxes: readonly {name: string; tone?: Status['tone']; x: number; y: number; width: number; height: number}[];
  /** The lines as one path for each way, with their arrowheads. Those of the ways back, which are dashed, are in `other`. */
  arrows: Readonly<Record<Way, string>>;
  /** Where labels interrupt them, as one path. */
  gaps: string;
  /** What the arrows mean, line by line: the middle of its baseline. */
  labels: readonly {text: string; x: number; y: number}[];
};

/** A change of status, which may start from several. */
type Change = {from: readonly string[]; to: string; action: string; way: Way};

/** Between two boxes, or between a box and the label where lines from several boxes join. */
type Line = {from: string; to: string; way: Way; label?: string; isOpen?: boolean};

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
  'elk.layered.spacing.nodeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};
export const UPRIGHT: LayoutOptions = {
  'elk.direction': 'DOWN',
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
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

/** The changes of a machine; the same one from several statuses is one. */
function changesOf({statuses, transitions}: StateMachine, usual: readonly string[]): Change[] {
  const place = (id: string) => usual.indexOf(id);
  const changes = transitions.map(({from, to, action}, index): Change => {
    const isUndone = transitions.slice(0, index).some((before) => before.from === to && before.to === from);
    let way: Way = 'other';
    if (place(from) >= 0 && place(to) === place(from) + 1) way = 'usual';
    else if (isUndone || to === firstOf(statuses) || (place(to) >= 0 && place(to) < place(from))) way = 'back';
    return {from: [from], to, action, way};
  });
  const sameAs = (one: Change) => (other: Change) =>
    one === other ||
    (one.way !== 'usual' && one.way === other.way && one.to === other.to && one.action === other.action);
  return changes
    .filter((change, index) => changes.findIndex(sameAs(change)) === index)
    .map((change) => ({...change, from: changes.filter(sameAs(change)).flatMap(({from}) => from)}));
}

/** On a phone of 360 px, in pixels. */
const PHONE = 304;

/** With labels of two lines, or of three where that makes a diagram fit a phone. */
export async function draw(machine: StateMachine, direction: LayoutOptions): Promise<Diagram> {
  const diagram = await layOut(machine, direction, 2);
  return direction === WIDE || diagram.width <= PHONE ? diagram : layOut(machine, direction, 3);
}

async function layOut(machine: StateMachine, direction: LayoutOptions, mostLines: number): Promise<Diagram> {
  const isWide = direction === WIDE;
  const usual = usualWay(machine);
  const changes = changesOf(machine, usual);
  const wrap = (text: string) => wrapped(text, mostLines);
  const sizeOf = (text: string): Size => {
    const lines = wrap(text);
    return {width: longest(lines) * LABEL + 4, height: lines.length * LINE_HEIGHT};
  };
  const junctionOf = ({to, action}: Change) => `${to}:${action}`;
  const lines = changes.flatMap((change): Line[] => {
    const {from, to, action, way} = change;
    if (from.length === 1) return [{from: from[0]!, to, way, label: action}];
    const junction = junctionOf(change);
    return [...from.map((id) => ({from: id, to: junction, way, isOpen: true})), {from: junction, to, way}];
  });
  const joined = changes.filter(({from}) => from.length > 1);
  const edges = lines.map((line) => {
    const {from, to, way, isOpen} = line;
    // What goes back is laid out as if it went forward. From a status beside the usual way, it stays on its side.
    const [source, target] = way === 'back' ? [to, from] : [from, to];
    let lane: Lane = way;
    if (way === 'back' && !usual.includes(from)) lane = 'aside';
    else if (way === 'other' && isOpen) lane = 'joined';
    return {...line, source: `${source}/out/${lane}`, target: `${target}/in/${lane}`};
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
    children: [
      ...[...machine.statuses]
        .sort((a, b) => (usual.indexOf(a.id) + 1 || Infinity) - (usual.indexOf(b.id) + 1 || Infinity))
        .map(({id, name, initial}) =>
          node(id, {width: Math.ceil(name.length * NAME + 16), height: BOX_HEIGHT}, initial),
        ),
      ...joined.map((change) => node(junctionOf(change), sizeOf(change.action))),
    ],
    edges: edges.map(({source, target, way, label}, index) => ({
      id: `${index}`,
      sources: [source],
      targets: [target],
      ...(way === 'usual' && {layoutOptions: STRAIGHT}),
      ...(label && {labels: [{text: label, ...sizeOf(label), layoutOptions: {'elk.edgeLabels.inline': 'true'}}]}),
    })),
  });
  const placed = (id: string) => graph.children!.find((child) => child.id === id)!;
  const labels = [
    ...graph.edges!.flatMap((edge) => edge.labels ?? []),
    ...joined.map((change): ElkLabel => {
      const {x, y, width, height} = placed(junctionOf(change));
      return {text: change.action, x, y, width, height};
    }),
  ];
  const drawn = lines.map(({way, isOpen}, index) => {
    const {startPoint, bendPoints = [], endPoint} = graph.edges![index]!.sections![0]!;
    const points = [startPoint, ...bendPoints, endPoint];
    return {way, line: lineOf(points), head: isOpen ? '' : headOf(way === 'back' ? points : points.toReversed())};
  });
  const linesOf = (way: Way) => drawn.map((one) => (one.way === way ? one.line : '')).join('');
  const headsOf = (way: Way) => drawn.map((one) => (one.way === way ? one.head : '')).join('');
  return {
    width: Math.ceil(graph.width!),
    height: Math.ceil(graph.height!),
    boxes: machine.statuses.map(({id, name, tone}) => {
      const {x, y, width} = placed(id);
      return {name, ...(tone && {tone}), x: round(x!), y: round(y!), width: width!, height: BOX_HEIGHT};
    }),
    arrows: {
      usual: linesOf('usual') + headsOf('usual'),
      other: linesOf('other') + headsOf('other') + headsOf('back'),
      back: linesOf('back'),
    },
    gaps: labels.map(gapOf).join(''),
    labels: labels.flatMap(({text = '', x = 0, y = 0, width = 0}) =>
      wrap(text).map((line, index) => {
        return {text: line, x: round(x + width / 2), y: round(y + index * LINE_HEIGHT + BASELINE)};
      }),
    ),
  };
}

/** The ends of lines on a side of a box, in their order: ways back before the usual way, the others after it. */
const LANES = ['back', 'usual', 'other', 'joined', 'aside'] as const;
type Lane = (typeof LANES)[number];

/** Where the lines of a box start and end, as shares of its sides. Those of a junction end in its middle. */
function placesOf(box: string, ports: readonly string[]): [port: string, place: number][] {
  return ['in', 'out'].flatMap((side) => {
    const lanes = LANES.filter((lane) => ports.includes(`${box}/${side}/${lane}`));
    const after: readonly Lane[] = lanes.filter((lane) => lane !== 'back' && lane !== 'usual');
    return lanes.map((lane): [string, number] => {
      let place = 0.5 + (0.5 * (after.indexOf(lane) + 1)) / (after.length + 1);
      if (lane === 'back') place = 0.2;
      return [`${box}/${side}/${lane}`, box.includes(':') ? 0.5 : place];
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

/** With rounded corners. Ways back that share a part of it start there, so that their dashes are at the same places. */
function lineOf(points: readonly ElkPoint[]): string {
  const line = points.map((point, index) => {
    const [from, to] = [points[index - 1], points[index + 1]];
    if (!from || !to) return `${from ? 'L' : 'M'}${at(point)}`;
    return `L${at(towards(point, from, CORNER))}Q${at(point)} ${at(towards(point, to, CORNER))}`;
  });
  return line.join('');
}

function headOf([tip, before]: readonly ElkPoint[]): string {
  const neck = towards(tip!, before!, 6);
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
