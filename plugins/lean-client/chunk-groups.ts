/** How the client's code is cut into files, where this site differs from the generator. */
export const chunkGroups = {
  // It would put the libraries of each page into files of their own; most come with the application (src/client/theme-parts.ts).
  defaultVendors: false,
  // The generator's single style sheet, without the rules of the search modal: those come with it.
  styles: {test: /^(?!.*(@docsearch[\\/]css|search-modal\.css))/},
} as const;
