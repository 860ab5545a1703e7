/** How much a page may cost its reader. Sizes are transferred bytes, compressed with brotli. */
const KiB = 1024;

export const limits = {
  /** Everything a page loads before its reader does anything. */
  bytesBeforeIntent: 38 * KiB,
  /**
   * The same for half of the docs pages, whose HTML includes the drawer, the tasks at the top, and the end of the page.
   */
  typicalBytesBeforeIntent: 32 * KiB,
  /**
   * Includes everything that works without the application: the menu, the search dialog, the color mode, copying, the
   * current section in the contents, printing it, and the progress bar.
   */
  scriptBeforeIntent: 5.2 * KiB,
  requestsBeforeIntent: 8,
  /**
   * The style sheet that all pages share; one that a page has of its own is in its bytes. It includes the drawer, the
   * search dialog, and every disclosure, which work before any script loads.
   */
  sharedStyles: 15 * KiB,
  /** All scripts from the first sign of intent until the application runs. */
  scriptToHydration: 130 * KiB,
  /** The same for half of the docs pages; long pages have more text. */
  typicalScriptToHydration: 124 * KiB,
  elements: 1550,
} as const;
