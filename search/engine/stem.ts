const VOWEL = /[aeiouy]/;
const DOUBLED = 'bcdfgklmnprstz';

/** Irregular forms, each after its base word. */
const IRREGULAR = new Map(
  (
    'begin began begun|break broke broken|bring brought|build built|buy bought|catch caught|choose chose chosen|come came|' +
    'deal dealt|drive drove driven|fall fell fallen|find found|forget forgot forgotten|freeze froze frozen|give gave given|' +
    'go goes going went gone|hide hid hidden|hold held|keep kept|know knew known|leave left|lend lent|lose lost losing|' +
    'make made|mean meant|meet met|owe owed owing|pay paid|person people|run ran|say said|see saw seen|sell sold|' +
    'send sent|show shown|spend spent|steal stole stolen|stick stuck|take took taken|teach taught|tell told|think thought|' +
    'throw threw thrown|tooth teeth|understand understood|use used using|wear wore worn|write wrote written'
  )
    .split('|')
    .flatMap((forms) => {
      const [base = '', ...others] = forms.split(' ');
      return others.map((form) => [form, base] as const);
    }),
);

/**
 * Light English stemming: merges the inflections of a word (`invoice`, `invoices`, `invoiced`; `pay`, `paid`) but not
 * its derivations (`invoice` is not `invoicer`), because merging more loses precision on short texts.
 */
export function stem(word: string): string {
  return regularStem(IRREGULAR.get(word) ?? word);
}

function regularStem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return withoutDoubling(withoutFinalVowel(withoutVerbEnding(singular(word))));
}

function singular(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  const ending = /(?:ing|ed)$/.exec(word)?.[0];
  if (!ending || word.endsWith('eed')) return word;
  const root = word.slice(0, -ending.length);
  if (root.length < 3 || !VOWEL.test(root)) return word;
  return root;
}

function withoutFinalVowel(word: string): string {
  if (word.length > 3 && word.endsWith('e')) return word.slice(0, -1);
  if (word.length > 3 && /[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i`;
  return word;
}

/** Merges `cancelled` and `canceled`, `shipping` and `ship`. */
function withoutDoubling(word: string): string {
  const last = word.at(-1)!;
  return word.length > 3 && last === word.at(-2) && DOUBLED.includes(last) ? word.slice(0, -1) : word;
}
