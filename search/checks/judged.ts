/** What readers type, labeled with the sections that answer it: one question per line of judged.jsonl (search/README.md). */
import {readFileSync} from 'node:fs';
import {seeded} from './seeded';
import {UserError} from '../../lib/user-error';
import {isStopWord} from '../engine/words';

export type Judged = {
  /** A round of questions by people who had not seen a page; or `first` and `top-3`: what single queries must find. */
  set: string;
  /** Of a round: the taught half may be attached to sections, the kept half is never read by those who teach. */
  half?: 'taught' | 'kept';
  who?: string;
  query: string;
  /** As a hurried reader types it, if the round says so. */
  typo?: string;
  /** Addresses of sections, as `/docs/cases/overview#put-a-case-on-hold`. Empty if no page answers it. */
  answers: string[];
  /** Sections that don't answer it, but help the reader. */
  helps?: string[];
};

export const readJudged = (file: string | URL = new URL('judged.jsonl', import.meta.url)): Judged[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => (line.trim() ? parseLine(line, `${String(file)}:${i + 1}`) : []));

function parseLine(line: string, place: string): Judged {
  try {
    const question = JSON.parse(line) as Judged;
    if (typeof question.query === 'string' && Array.isArray(question.answers)) return question;
  } catch {
    // The message below is for lines that aren't JSON, too.
  }
  throw new UserError(`${place} isn't a judged question: write one JSON object per line, with "query" and "answers".`);
}

export type Shares = {first: number; top3: number; typo: number; helps: number; missed: string[]};

/** How often the search finds what answers. `search` gives the addresses of sections, best first. */
export function measure(questions: readonly Judged[], search: (query: string) => string[]): Shares {
  const asked = questions.filter(({answers}) => answers.length > 0);
  const isIn = (found: readonly string[], right: readonly string[]) => found.some((one) => right.includes(one));
  const results = asked.map((question, i) => {
    const {query, typo = withTypo(query, i), answers, helps = []} = question;
    const found = search(query).slice(0, 3);
    return {
      query,
      first: isIn(found.slice(0, 1), answers),
      top3: isIn(found, answers),
      typo: isIn(search(typo).slice(0, 3), answers),
      helps: isIn(found, [...answers, ...helps]),
    };
  });
  const share = (key: Exclude<keyof Shares, 'missed'>) =>
    results.filter((result) => result[key]).length / (results.length || 1);
  const missed = results.filter(({top3}) => !top3).map(({query}) => query);
  return {first: share('first'), top3: share('top3'), typo: share('typo'), helps: share('helps'), missed};
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One edit in a word of at least four letters that isn't a stop word; never in its first letter. Always the same for a seed. */
export function withTypo(query: string, seed: number): string {
  const random = seeded(seed + 1);
  const pick = <Item>(items: ArrayLike<Item>) => items[Math.floor(random() * items.length)];
  const isTelling = ([word]: RegExpMatchArray) => word.length >= 4 && !isStopWord(word.toLowerCase());
  const chosen = pick([...query.matchAll(/[\p{L}\p{N}]+/gu)].filter(isTelling));
  if (!chosen) return query;
  const [word] = chosen;
  const at = 1 + Math.floor(random() * (word.length - 1));
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const letter = pick(LETTERS)!;
  const swapped = before + after.slice(0, 1) + word[at] + after.slice(1);
  const edited = pick([before + letter + after, before + after, before + letter + word[at] + after, swapped])!;
  return query.slice(0, chosen.index) + edited + query.slice(chosen.index! + word.length);
}
