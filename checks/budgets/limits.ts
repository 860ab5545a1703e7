/** How much a page may ask of its reader. Sizes are what goes over the line, compressed with brotli. */
const KiB = 1024;

export const limits = {
  /** Everything that comes with a page before its reader does anything. */
  bytesBeforeIntent: 40 * KiB,
  /** The same for half of the documentation pages: with the drawer, the tasks at the top, and the page's end in the document. */
  typicalBytesBeforeIntent: 32 * KiB,
  /** With all that is answered without the application: the menu, the search's dialog, color mode, copying. */
  scriptBeforeIntent: 5 * KiB,
  requestsBeforeIntent: 8,
  /**
   * The style sheet of all pages; a page may have a small one of its own besides. It holds the drawer, the search's dialog
   * and every disclosure, which answer before any script comes.
   */
  sharedStyles: 14 * KiB,
  styles: 15 * KiB,
  /** All scripts from the first sign of intent until the application runs. */
  scriptToHydration: 130 * KiB,
  /** The same for half of the documentation pages; a long page brings more words. */
  typicalScriptToHydration: 124 * KiB,
  elements: 1550,
} as const;

/** Pages that have more elements than others, and why. */
export const manyElements: Readonly<Record<string, string>> = {
  '/docs/system/bulk-imports/overview':
    'The columns of all fourteen imports, each in a closed disclosure, so that one page answers what a file must hold.',
  '/docs/users/roles-and-permissions':
    'The matrix of every permission and every role is one table, to be compared in one view.',
};
