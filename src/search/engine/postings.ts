import {decodeNumbers, encodeNumbers, SEPARATOR} from './codec';

/** Titles are counted by section; questions and blocks by their number on the whole site. */
export const FIELDS = ['title', 'question', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** Where a stem occurs in one field: units in rising order, each with a level below the field's `LEVELS`. */
export type Postings = {units: number[]; levels: number[]};
export type StemPostings = Record<Field, Postings>;

/** Telling words of a title or a question that are told apart. */
export const MOST_WORDS = 8;
/** Wordings of the same stems that are told apart ("Map accounts", "Account mapping"). */
const WORDINGS = 128;

/** Titles and questions: their telling words less one, and their wording. Blocks: how much the stem says there, in eighths. */
export const LEVELS = {title: WORDINGS * MOST_WORDS, question: WORDINGS * MOST_WORDS, text: 8};

const ARTICLES = new Set(['a', 'an', 'the']);

/** A number for words as they are written, in their order, but for articles. Never the same for one word more or less. */
export function wordingOf(words: readonly string[]): number {
  const told = words.filter((word) => !ARTICLES.has(word));
  let hash = 0;
  for (const char of told.join(' ')) hash = (hash * 31 + char.codePointAt(0)!) % 65_521;
  return ((hash * MOST_WORDS) % WORDINGS) + Math.max(1, Math.min(told.length, MOST_WORDS)) - 1;
}

const FIELD_SEPARATOR = ' ';
const none = (): Postings => ({units: [], levels: []});
const NONE: StemPostings = {title: none(), question: none(), text: none()};

export function encodePostings(postings: StemPostings): string {
  return FIELDS.map((field) => {
    const {units, levels} = postings[field];
    return encodeNumbers(units.map((unit, i) => (unit - (units[i - 1] ?? -1) - 1) * LEVELS[field] + levels[i]!));
  }).join(FIELD_SEPARATOR);
}

function decodeField(coded: string, levels: number): Postings {
  let unit = -1;
  const numbers = decodeNumbers(coded);
  return {
    units: numbers.map((number) => (unit += Math.floor(number / levels) + 1)),
    levels: numbers.map((number) => number % levels),
  };
}

export function decodePostings(coded: string): StemPostings {
  const [title = '', question = '', text = ''] = coded.split(FIELD_SEPARATOR);
  return {
    title: decodeField(title, LEVELS.title),
    question: decodeField(question, LEVELS.question),
    text: decodeField(text, LEVELS.text),
  };
}

/** Keeps postings coded until a query asks for them, and fetches shards as queries need them. */
export class PostingsStore {
  readonly #starts: readonly number[];
  readonly #fetchShard: (shard: number) => Promise<string>;
  readonly #shards = new Map<number, Promise<string[]>>();
  readonly #coded = new Map<number, string[]>();
  readonly #decoded = new Map<number, StemPostings>();

  constructor(starts: readonly number[], fetchShard: (shard: number) => Promise<string>) {
    this.#starts = starts;
    this.#fetchShard = fetchShard;
  }

  /** After this, `of` knows these stems. A shard that could not be fetched is asked for again the next time. */
  async load(stems: Iterable<number>): Promise<void> {
    const shards = new Set([...stems].map((stem) => this.#shardOf(stem)));
    await Promise.all(
      [...shards].map(async (shard) => {
        let fetched = this.#shards.get(shard);
        if (!fetched)
          this.#shards.set(shard, (fetched = this.#fetchShard(shard).then((text) => text.split(SEPARATOR))));
        try {
          this.#coded.set(shard, await fetched);
        } catch (error) {
          this.#shards.delete(shard);
          throw error;
        }
      }),
    );
  }

  of(stem: number): StemPostings {
    let postings = this.#decoded.get(stem);
    if (!postings) {
      const shard = this.#shardOf(stem);
      const coded = this.#coded.get(shard)?.[stem - this.#starts[shard]!];
      this.#decoded.set(stem, (postings = coded === undefined ? NONE : decodePostings(coded)));
    }
    return postings;
  }

  #shardOf(stem: number): number {
    let shard = 0;
    while (shard + 1 < this.#starts.length && this.#starts[shard + 1]! <= stem) shard++;
    return shard;
  }
}
