/** The text of one page, deterministic by its number: about a thousand words with every common kind of block. */
import {seeded} from '../../../checks/seeded';
import {ADJECTIVES, BILLING, FIELDS, NOUNS, PLACES, REASONS, TIMES, VALUES, VERBS} from './words';
import type {CorpusPage} from './tree';

export type Note = {title: string; text: string};
/** The differences between the generators' Markdown. */
export type Dialect = {writeNote: (note: Note) => string; linkTo: (page: CorpusPage) => string};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withArticle = (text: string) => `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;

function writer(random: () => number) {
  const one = (words: readonly string[]) => words[Math.floor(random() * words.length)]!;
  const noun = () => one(NOUNS);
  const sentences = [
    () => `${capitalize(withArticle(one(ADJECTIVES)))} ${noun()} ${one(VERBS)} the ${noun()} ${one(TIMES)}.`,
    () =>
      `Open the ${noun()} ${one(PLACES)} and check that the ${noun()} is still ${one(ADJECTIVES)}, ${one(REASONS)}.`,
    () =>
      `If the ${noun()} has no ${noun()}, the system ${one(VERBS)} the ${one(ADJECTIVES)} ${noun()} and writes it down.`,
    () => `The ${noun()} is visible ${one(PLACES)}, but only ${withArticle(one(ADJECTIVES))} ${noun()} can be changed.`,
    () => `${capitalize(one(TIMES))}, the planner ${one(VERBS)} every ${one(ADJECTIVES)} ${noun()} ${one(REASONS)}.`,
    () => `Technicians work with the ${noun()} ${one(PLACES)}; front desk staff see the ${noun()} instead.`,
    () => `Use the **${one(FIELDS)}** field to decide which ${noun()} ${one(VERBS)} the ${noun()}.`,
    () => `A change to the ${noun()} is logged with the user, the time and the previous value of *${one(FIELDS)}*.`,
  ];
  const sentence = () => sentences[Math.floor(random() * sentences.length)]!();
  const list = (length: number, item: (index: number) => string) =>
    Array.from({length}, (_, index) => item(index)).join('\n');
  return {one, noun, sentence, list, paragraph: (length: number) => Array.from({length}, sentence).join(' ')};
}

function table({one, noun, list}: ReturnType<typeof writer>): string {
  const row = (index: number) =>
    `| ${FIELDS[index * 3]} | ${one(VALUES)} | ${index % 2 ? 'Yes' : 'No'} | ${capitalize(noun())} that ${one(VERBS)} the ${noun()} |`;
  return `| Field | Type | Required | Meaning |\n| --- | --- | --- | --- |\n${list(6, row)}`;
}

export function writePage(page: CorpusPage, all: readonly CorpusPage[], {writeNote, linkTo}: Dialect): string {
  const random = seeded(page.index * 2_654_435_761 + 17);
  const write = writer(random);
  const {one, noun, sentence, paragraph, list} = write;
  const link = () => {
    const target = all[Math.floor(random() * all.length)]!;
    return `[${target.title}](${linkTo(target)})`;
  };
  return [
    paragraph(4),
    ...(page.isAboutBilling ? [BILLING.join(' ')] : []),
    '## Before you start',
    paragraph(5),
    `See also ${link()} and ${link()}.`,
    '## Step by step',
    paragraph(3),
    list(6, (index) => `${index + 1}. ${sentence()}`),
    '## Fields and defaults',
    paragraph(3),
    table(write),
    `### What changes ${one(PLACES)}`,
    paragraph(5),
    writeNote({title: 'Note', text: paragraph(2)}),
    '## Permissions',
    paragraph(4),
    list(4, () => `- **${capitalize(noun())}**: ${sentence()}`),
    `## Working with the ${noun()}`,
    paragraph(4),
    `\`\`\`json\n${JSON.stringify({case: 20_000 + page.index, stage: one(ADJECTIVES), shade: 'A2'}, undefined, 2)}\n\`\`\``,
    `### Exceptions and ${one(ADJECTIVES)} cases`,
    paragraph(5),
    `Continue with ${link()}.`,
    '## Related tasks',
    list(3, () => `- ${link()}`),
  ].join('\n\n');
}
