/** How client code is split into chunks, where it differs from the generator's defaults. */
export const chunkGroups = {
  // Would split each page's libraries into extra chunks; most are in the application (src/client/theme-parts.ts).
  defaultVendors: false,
  // The generator's single style sheet, minus page-specific styles, which pages link themselves
  // (plugins/built-pages/start-on-intent).
  styles: {test: /^(?!.*(components[\\/]Home[\\/]|theme[\\/]SearchPage[\\/]))/},
} as const;
