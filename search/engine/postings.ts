/** Titles are numbered by section; questions and blocks are numbered across the whole site. */
export const FIELDS = ['title', 'question', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** Where a stem occurs in one field: units in ascending order, each with a level below the field's `LEVELS`. */
export type Postings = {units: number[]; levels: number[]};
export type StemPostings = Record<Field, Postings>;

/** Maximum content words that are counted in a title or question. */
const MOST_WORDS = 8;
/** Number of distinct hashes for wordings of the same stems ("Map accounts", "Account mapping"). */
const WORDINGS = 16;
const WORDED = WORDINGS * MOST_WORDS ** 2;
/**
 * For titles and questions: the wording, and the numbers of all words and of content words, minus one; for titles also
 * the word's place among the content words. For blocks: impact in eighths.
 */
export const LEVELS = {title: WORDED * (MOST_WORDS + 1), question: WORDED, text: 8};

const counted = (words: number): number => Math.max(1, Math.min(MOST_WORDS, words)) - 1;

/** The level of a title or question that has these words, of which so many stems are telling. */
export function wordedLevel(stems: number, words: readonly string[]): number {
  let hash = 0;
  for (const char of words.join(' ')) hash = (hash * 31 + char.codePointAt(0)!) % 65_521;
  return ((hash % WORDINGS) * MOST_WORDS + counted(words.length)) * MOST_WORDS + counted(stems);
}
export const wordedAt = (level: number): number => level % WORDED;
export const contentAt = (level: number): number => (level % MOST_WORDS) + 1;

/** Place 0 stands for a stop word, or a word after the first eight. */
export const placeLevel = (place: number): number => WORDED * (place < MOST_WORDS ? place + 1 : 0);
export const placeAt = (level: number): number => Math.floor(level / WORDED);

/** As stored in the index, by field: each unit's delta from the previous one, times `LEVELS`, plus its level. */
export type CodedPostings = [title: number[], question: number[], text: number[]];

export const encodePostings = (postings: StemPostings): CodedPostings =>
  FIELDS.map((field) => {
    const {units, levels} = postings[field];
    return units.map((unit, i) => (unit - (units[i - 1] ?? -1) - 1) * LEVELS[field] + levels[i]!);
  }) as CodedPostings;

function decodeField(coded: readonly number[], levels: number): Postings {
  let unit = -1;
  return {
    units: coded.map((number) => (unit += Math.floor(number / levels) + 1)),
    levels: coded.map((number) => number % levels),
  };
}

export const decodePostings = (coded: CodedPostings): StemPostings =>
  Object.fromEntries(FIELDS.map((field, i) => [field, decodeField(coded[i]!, LEVELS[field])])) as StemPostings;

const NONE = decodePostings([[], [], []]);

export type FetchShard = (shard: number) => Promise<readonly CodedPostings[]>;

export type PostingsStore = ReturnType<typeof storePostings>;

/** Fetches shards on demand. `starts`: the first stem of each shard. */
export function storePostings(starts: readonly number[], fetchShard: FetchShard) {
  const postings = new Map<number, StemPostings>();
  const loadShard = shareRequests(async (shard: number) => {
    const coded = await fetchShard(shard);
    coded.forEach((one, i) => postings.set(starts[shard]! + i, decodePostings(one)));
  });
  return {
    /** Must resolve before `of` is called for these stems. */
    async load(stems: readonly number[]): Promise<void> {
      const shards = new Set(stems.map((stem) => starts.findLastIndex((start) => start <= stem)));
      await Promise.all([...shards].map(loadShard));
    },
    of: (stem: number): StemPostings => postings.get(stem) ?? NONE,
  };
}

/** Calls with the same key share one request. Failures aren't cached, so the next call retries. */
export function shareRequests<Key, Value>(request: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const requests = new Map<Key, Promise<Value>>();
  return (key) => {
    let known = requests.get(key);
    if (!known) {
      requests.set(key, (known = request(key)));
      known.catch(() => requests.delete(key));
    }
    return known;
  };
}
