declare module '@generated/site-search/default/settings.json' {
  const settings: unknown;
  export default settings;
}
