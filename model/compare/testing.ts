import {NOT_FOUND} from './citing';
import type {Capability, Cell, Competitor} from './types';

function problemsOfCell(cell: Cell, known: ReadonlySet<string>): string[] {
  const unknown = cell.sources.filter((key) => !known.has(key)).map((key) => `unknown source "${key}"`);
  if (!cell.found) {
    return [
      ...unknown,
      ...(cell.text === NOT_FOUND ? [] : [`must read "${NOT_FOUND}"`]),
      ...(cell.sources.length > 0 ? ['cites a source although nothing was found'] : []),
    ];
  }
  return [
    ...unknown,
    ...(cell.text.trim() ? [] : ['has no text']),
    ...(cell.sources.length > 0 ? [] : ['makes a claim without a source']),
  ];
}

const HEDGE = /not found|found (no|nothing)|not read|no page/i;

/** A judgement needs both sides: what one product does, and that the other was read about in the same row. */
function problemsOfJudgement({further, found, difference, sources, text}: Cell, row: Capability | undefined): string[] {
  if (!further) return [];
  return [
    ...(found && sources.length > 0 ? [] : ['calls one product further although nothing is known about the other']),
    ...(row?.pilot.text && row.pilot.page ? [] : ['calls one product further although nothing is said about Pilot']),
    ...(difference === 'same' ? ['calls one product further although both are alike'] : []),
    ...(further.who === 'pilot' && HEDGE.test(text) ? ['calls Pilot further because something was not found'] : []),
    ...(/^[A-Z].{10,}\.$/.test(further.because) ? [] : ['calls one product further without a reason in a sentence']),
  ];
}

/** What is wrong with a comparison, one sentence each; an empty list when every claim can be traced. */
export function problemsOf(competitor: Competitor, rows: readonly Capability[]): string[] {
  const keys = competitor.sources.map(({key}) => key);
  const known = new Set(keys);
  const rowIds = new Set(rows.map(({id}) => id));
  const cited = new Set(Object.values(competitor.cells).flatMap(({sources}) => sources));
  return [
    ...rows.filter(({id}) => !competitor.cells[id]).map(({id}) => `${id}: no cell`),
    ...Object.keys(competitor.cells)
      .filter((id) => !rowIds.has(id))
      .map((id) => `${id}: no such row`),
    ...Object.entries(competitor.cells).flatMap(([id, cell]) =>
      [
        ...problemsOfCell(cell, known),
        ...problemsOfJudgement(
          cell,
          rows.find((row) => row.id === id),
        ),
      ].map((problem) => `${id}: ${problem}`),
    ),
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `source "${key}" is listed twice`),
    ...keys.filter((key) => !cited.has(key)).map((key) => `source "${key}" is cited by no cell`),
  ];
}
