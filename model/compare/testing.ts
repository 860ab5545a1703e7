import type {Capability, Cell, Competitor} from './types';

const HEDGE = /not found|found (no|nothing)|not read|no page|claim/i;

function problemsOfCell(cell: Cell, known: ReadonlySet<string>): string[] {
  if (cell.found === 'nothing') return [];
  const unknown = cell.sources.filter((key) => !known.has(key)).map((key) => `unknown source "${key}"`);
  const withoutSource = cell.sources.length > 0 ? [] : ['makes a claim without a source'];
  if (cell.found === 'same') return [...unknown, ...withoutSource];
  return [
    ...unknown,
    ...withoutSource,
    ...(cell.text.trim() ? [] : ['has no text']),
    ...(cell.further && HEDGE.test(cell.text)
      ? ['says which product does more, from something that was not found or is only claimed']
      : []),
  ];
}

const sourcesOf = (cell: Cell): readonly string[] => (cell.found === 'nothing' ? [] : cell.sources);

/** What is wrong with a comparison, one sentence each; an empty list when every claim can be traced. */
export function problemsOf(competitor: Competitor, rows: readonly Capability[]): string[] {
  const keys = competitor.sources.map(({key}) => key);
  const known = new Set(keys);
  const rowIds = new Set(rows.map(({id}) => id));
  const cited = new Set(Object.values(competitor.cells).flatMap(sourcesOf));
  return [
    ...rows.filter(({id}) => !competitor.cells[id]).map(({id}) => `${id}: no cell`),
    ...Object.keys(competitor.cells)
      .filter((id) => !rowIds.has(id))
      .map((id) => `${id}: no such row`),
    ...Object.entries(competitor.cells).flatMap(([id, cell]) =>
      problemsOfCell(cell, known).map((problem) => `${id}: ${problem}`),
    ),
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `source "${key}" is listed twice`),
    ...keys.filter((key) => !cited.has(key)).map((key) => `source "${key}" is cited by no cell`),
  ];
}
