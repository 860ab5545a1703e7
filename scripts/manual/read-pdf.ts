/** Reads the metadata of a PDF. */
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfFacts = {
  pages: number;
  isTagged: boolean;
  /** The bookmarks, each with its level. */
  outline: {title: string; level: number}[];
  /** The page number of each named destination, starting from 1. */
  places: Map<string, number>;
};

type Bookmark = {title: string; items: Bookmark[]};

const flatten = (bookmarks: readonly Bookmark[], level = 1): PdfFacts['outline'] =>
  bookmarks.flatMap(({title, items}) => [{title, level}, ...flatten(items, level + 1)]);

export async function openPdf(pdf: Uint8Array) {
  // Copied, because the library takes ownership of the buffer.
  return getDocument({data: new Uint8Array(pdf), verbosity: 0}).promise;
}

export async function readPdf(pdf: Uint8Array): Promise<PdfFacts> {
  const document = await openPdf(pdf);
  try {
    const places = new Map<string, number>();
    for (const [name, [page]] of Object.entries(await document.getDestinations())) {
      places.set(name, (await document.getPageIndex(page as Parameters<typeof document.getPageIndex>[0])) + 1);
    }
    const outline = ((await document.getOutline()) ?? []) as Bookmark[];
    const marks = await document.getMarkInfo();
    return {pages: document.numPages, isTagged: marks?.Marked === true, outline: flatten(outline), places};
  } finally {
    await document.destroy();
  }
}
