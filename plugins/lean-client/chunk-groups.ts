/** How the client's code is cut into files, where this site differs from the generator. */
export const chunkGroups = {
  // It would put the libraries of each page into files of their own; most come with the application (src/client/theme-parts.ts).
  defaultVendors: false,
  // The generator's single style sheet, without the styles of single pages, which name their own (plugins/built-pages/start-on-intent).
  styles: {test: /^(?!.*(components[\\/]Home[\\/]|theme[\\/]SearchPage[\\/]))/},
} as const;
