/** Checks of the elements on every page. */
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import type {HTMLElement} from 'node-html-parser';
import {pageChecker} from '../site';

/** The text a browser would show for an element. */
const shownText = ({textContent}: HTMLElement): string => textContent.replace(/\s+/g, ' ').trim();

/** A table inside a figure uses the figure's caption. */
function nameOf(table: HTMLElement): string {
  const caption = table.querySelector('caption') ?? table.closest('figure')?.querySelector('figcaption');
  return (
    (caption && shownText(caption)) || table.getAttribute('aria-label') || table.getAttribute('aria-labelledby') || ''
  );
}

export const tables = pageChecker('tables have a name and header cells', ({document}) =>
  document.querySelectorAll('table').flatMap((table) => {
    const start = shownText(table).slice(0, 40);
    return [
      ...(nameOf(table) ? [] : [`the table "${start}…" has no caption and no other name.`]),
      ...(table.querySelector('th') ? [] : [`the table "${start}…" has no header cells.`]),
    ];
  }),
);

const ANSWERED = [
  '[popovertarget]',
  'form button',
  // Custom elements (src/elements).
  'announcement-close button',
  'color-mode button',
  'copy-buttons button',
  'toc-highlight button',
  // Shown when something is chosen, which starts the application.
  'list-filter button',
  // The loader opens the search (src/loader/search.ts).
  '.search-button',
  '[data-open-search]',
  // Hidden until the application has seen the reader scroll.
  '.theme-back-to-top-button',
];

/** A button that only the application handles would be dead until it runs, and forever if it fails to load. */
export const servedButtons = pageChecker('every button is answered before the application runs', ({document}) => {
  const answered = new Set(document.querySelectorAll(ANSWERED.join()));
  return document
    .querySelectorAll('button')
    .filter((button) => !answered.has(button))
    .map(
      (button) =>
        `nothing handles the button "${button.getAttribute('aria-label') ?? button.text}" until the application runs; see src/elements.`,
    );
});

/** html-validate's recommended rules, and the reason for each exception. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      'heading-level': 'error',
      // `required=""` and `required` are the same attribute; the serializer writes the longer one.
      'attribute-boolean-style': 'off',
      // Ids from React and the generator start with an underscore; HTML only forbids spaces in ids.
      'valid-id': ['error', {relaxed: true}],
      // Tables whose rows are cards on a phone set explicit roles, because some browsers drop them with the table layout.
      'no-redundant-role': 'off',
      // The skip link and the announcement bar are the theme's own elements with these roles. A scroll region is named
      // for the keyboard and isn't a section of the page's outline.
      'prefer-native-element': ['error', {exclude: ['banner', 'region']}],
    },
  }),
);

export const validHtml = pageChecker('every page is valid HTML', async ({html}) => {
  const {results} = await validator.validateString(html);
  return results
    .flatMap(({messages}) => messages)
    .map(({ruleId, message, selector}) => `${message} (${ruleId}) at ${selector ?? 'the document'}`);
});
