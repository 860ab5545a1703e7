import {UserError} from '../../lib/user-error';
import type {Capability, Cell, Competitor} from './types';

/** Two sentences that share this part of their words say the same thing. */
const NEARLY_EQUAL = 0.7;

/** Words that say that something wasn't found, or that a vendor only claims it. */
const HEDGE = /not found|found (no|nothing)|not read|no page|claim/i;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z0-9]+/g));

/** The part of their words that two sentences share, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [ones, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...ones].filter((word) => others.has(word)).length;
  return (2 * shared) / (ones.size + others.size);
}

function problemsOfCell({text, notInPilot, notInOther}: Cell, {pilot}: Capability, name: string): string[] {
  return [
    ...(likeness(text, pilot.text) >= NEARLY_EQUAL
      ? [`what it says about ${name} is Pilot's own sentence. Write what the source says, or leave the row out.`]
      : []),
    ...(/^\s*both\b/i.test(text)
      ? [`it speaks of both products. Write what the source says about ${name} alone.`]
      : []),
    ...((notInPilot ?? notInOther) && HEDGE.test(text)
      ? ["it says that one product has what the other doesn't, from something that was not found or is only claimed."]
      : []),
  ];
}

/** What is wrong with a comparison, one sentence each, with its file and row. */
export function problemsOf(
  {id, name, cells, sources, notRead = []}: Competitor,
  rows: readonly Capability[],
): string[] {
  const file = `model/compare/${id}.ts`;
  const cited = new Set(Object.values(cells).flatMap((cell) => cell?.sources ?? []));
  return [
    ...rows.flatMap((row) => {
      const cell = cells[row.id];
      return cell ? problemsOfCell(cell, row, name).map((problem) => `${file}, row "${row.id}": ${problem}`) : [];
    }),
    ...notRead
      .filter((row) => cells[row])
      .map((row) => `${file}, row "${row}": it has a sentence, so its pages were read. Remove it from notRead.`),
    ...Object.keys(sources)
      .filter((key) => !cited.has(key))
      .map((key) => `${file}: no row cites the source "${key}". Remove it.`),
  ];
}

/** Stops the build if a comparison says of another product what was written about Pilot. */
export function checkComparisons(
  competitors: readonly Competitor[],
  rows: readonly Capability[],
): readonly Competitor[] {
  const problems = competitors.flatMap((competitor) => problemsOf(competitor, rows));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return competitors;
}
