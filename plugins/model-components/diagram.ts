/**
 * Lays out the state machines of a page with elk: from left to right for wide screens, from top to bottom for phones.
 * elk runs at build time only; a page contains the finished coordinates.
 */
import type {ELK, ElkExtendedEdge, ElkNode, ElkPoint, LayoutOptions} from 'elkjs';
import {nodesIn} from '../../lib/tree';
import {stateMachines} from '../../model/states';
import type {StateMachine, Status} from '../../model/types';
import type {TreeNode} from '../mdx-tree';

export type Diagram = {
  width: number;
  height: number;
  boxes: readonly {name: string; tone?: Status['tone']; x: number; y: number; width: number; height: number}[];
  /** All lines with their arrowheads, as one path. */
  arrows: string;
  /** Where labels interrupt them, as one path. */
  gaps: string;
  /** What the arrows mean, line by line: the middle of its baseline. */
  labels: readonly {text: string; x: number; y: number}[];
};

const BOX_HEIGHT = 34;
const LINE_HEIGHT = 15;
/** From the top of a line to its baseline. */
const BASELINE = 11.5;
/** Average widths of a character in a status and in a label, in pixels, rounded up a little. */
const [NAME, LABEL] = [7.4, 6.2];
const LABEL_WRAPS_AT = 9;
const CORNER = 6;

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
};
/** Greedy keeps the usual way through the statuses straight; the model's order makes the narrowest picture. */
export const WIDE: LayoutOptions = {'elk.direction': 'RIGHT', 'elk.layered.cycleBreaking.strategy': 'GREEDY'};
export const UPRIGHT: LayoutOptions = {
  'elk.direction': 'DOWN',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
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

export async function draw({id, statuses, transitions}: StateMachine, direction: LayoutOptions): Promise<Diagram> {
  const graph: ElkNode = await (
    await loadElk()
  ).layout({
    id,
    layoutOptions: {...OPTIONS, ...direction},
    children: statuses.map((status) => ({
      id: status.id,
      width: Math.ceil(status.name.length * NAME + 20),
      height: BOX_HEIGHT,
      layoutOptions: status.initial && {'elk.layered.layering.layerConstraint': 'FIRST'},
    })),
    edges: transitions.map(({from, to, action}) => ({
      id: `${from}-${to}`,
      sources: [from],
      targets: [to],
      labels: [{text: action, ...sizeOf(action), layoutOptions: {'elk.edgeLabels.inline': 'true'}}],
    })),
  });
  return {
    width: Math.ceil(graph.width!),
    height: Math.ceil(graph.height!),
    boxes: graph.children!.map(({x, y, width}, index) => {
      const {name, tone} = statuses[index]!;
      return {name, ...(tone && {tone}), x: round(x!), y: round(y!), width: width!, height: BOX_HEIGHT};
    }),
    arrows: graph.edges!.map(pathOf).join(''),
    gaps: graph.edges!.map(gapOf).join(''),
    labels: graph.edges!.flatMap(linesOf),
  };
}

/** One line, or two of similar length if the text is long. */
export function wrap(text: string): readonly string[] {
  const words = text.split(' ');
  if (text.length <= LABEL_WRAPS_AT || words.length < 2) return [text];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
const round = (value: number): number => Math.round(value * 2) / 2;

function sizeOf(action: string): {width: number; height: number} {
  const lines = wrap(action);
  return {width: longest(lines) * LABEL + 4, height: lines.length * LINE_HEIGHT};
}

function gapOf({labels: [label] = []}: ElkExtendedEdge): string {
  const {x = 0, y = 0, width = 0, height = 0} = label!;
  const wide = round(width) + 4;
  return `M${at({x: x - 2, y})}h${wide}v${height}h${-wide}z`;
}

function linesOf({labels: [label] = []}: ElkExtendedEdge): Diagram['labels'] {
  const {text = '', x = 0, y = 0, width = 0} = label!;
  return wrap(text).map((line, index) => {
    return {text: line, x: round(x + width / 2), y: round(y + index * LINE_HEIGHT + BASELINE)};
  });
}

/** The line with rounded corners, then its arrowhead. */
function pathOf({sections: [section] = []}: ElkExtendedEdge): string {
  const points = [section!.startPoint, ...(section!.bendPoints ?? []), section!.endPoint];
  const [before, tip] = points.slice(-2) as [ElkPoint, ElkPoint];
  const line = points.map((point, index) => {
    const [from, to] = [points[index - 1], points[index + 1]];
    if (!from || !to) return `${from ? 'L' : 'M'}${at(point)}`;
    return `L${at(towards(point, from, CORNER))}Q${at(point)} ${at(towards(point, to, CORNER))}`;
  });
  const neck = towards(tip, before, 6);
  const [dx, dy] = [(tip.y - neck.y) * 0.7, (tip.x - neck.x) * 0.7];
  return `${line.join('')}M${at({x: neck.x - dx, y: neck.y - dy})}L${at(tip)}L${at({x: neck.x + dx, y: neck.y + dy})}`;
}

const at = ({x, y}: ElkPoint): string => `${round(x)} ${round(y)}`;

/** A point up to `distance` from one point in the direction of another, at most halfway. */
function towards(from: ElkPoint, to: ElkPoint, distance: number): ElkPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(distance / length, 0.5);
  return {x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share};
}
