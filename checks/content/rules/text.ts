import {frontMatterProblems} from '../../../plugins/front-matter';
import {passages} from '../passages';
import {noRepeats, pageRule, problemAt, type Rule} from '../rule';
import {components, lineOf, nodesOfType, textAttribute, textOf} from '../source-page';
import type {Wording} from '../wording/words';

/** The build fails on the same problems; here they are reported without a build. */
export const frontMatter = pageRule('front matter follows the schema', ({frontMatter: values, text}) =>
  frontMatterProblems(values, text),
);

/** A shorter caption only names the picture and doesn't describe it. */
const SHORTEST_CAPTION = 20;

/** Images without alternative text are markdownlint's (MD045). */
export const describedPictures = pageRule('figures have captions, images are not written by hand', (page) => [
  ...components(page, 'Figure')
    .filter((node) => (textAttribute(node, 'caption') ?? '').length < SHORTEST_CAPTION)
    .map((node) => {
      const figure = `the figure "${textAttribute(node, 'name') ?? ''}"`;
      return problemAt(node, `${figure} has no telling caption. Write caption="…", a sentence on what it shows.`);
    }),
  ...components(page, 'img').map((node) =>
    problemAt(node, 'an <img> by hand has no size and no caption. Use <Figure> or ![…](…).'),
  ),
]);

const CALLOUT = /^\s*:{3,} *(?!\s|cant-be-undone$|check-first$)(\S.*)$/;

/** Two kinds and no more, so that readers know at a glance what each one means (src/theme/Admonition). */
export const twoCallouts = pageRule('callouts are of two kinds', ({text}) =>
  text.split('\n').flatMap((written, index) => {
    const [, kind] = CALLOUT.exec(written) ?? [];
    const message = `the callout ":::${kind}" isn't known. Write :::cant-be-undone or :::check-first, without a title, or a plain paragraph.`;
    return kind ? [{line: index + 1, message}] : [];
  }),
);

/** Shorter ones, such as "To undo it, …", may repeat. */
const FEWEST_WORDS = 12;

export const repeatedParagraphs = noRepeats(
  'no paragraph stands on two pages',
  (page) =>
    nodesOfType(page, 'paragraph')
      .map((node) => ({line: lineOf(node), text: textOf(node)}))
      .filter(({text}) => (text.match(/[\p{L}\p{N}$%]+/gu)?.length ?? 0) >= FEWEST_WORDS),
  (_, place) => `this paragraph also stands at ${place}. Say it once and link, or say what differs here.`,
);

export const uniqueDescriptions = noRepeats(
  'no two pages have the same description',
  ({frontMatter: {description}}) => [{line: 2, text: String(description)}],
  (_, place) => `the description is also that of ${place}. Say what this page answers.`,
);

/** A period or comma after a closing quotation mark; American English puts it before. */
const OUTSIDE = /[^\s"“]+["”][.,](?!\w)/g;

export const punctuationInQuotes = pageRule('periods and commas are inside quotation marks', (page) =>
  passages(page).flatMap(({line, text}) =>
    [...text.matchAll(OUTSIDE)].map(([found]) => ({
      line,
      message: `${found} has its ${found.endsWith('.') ? 'period' : 'comma'} after the quotation mark. Put it before the mark.`,
    })),
  ),
);

export const wordingRule = ({name, find}: Wording): Rule =>
  pageRule(name, (page) =>
    passages(page).flatMap(({line, ownWords}) => find(ownWords).map((message) => ({line, message}))),
  );
