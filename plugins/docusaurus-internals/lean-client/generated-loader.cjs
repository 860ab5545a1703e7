/**
 * A bundler loader that shortens files the generator writes for both the build and the browser. It must be plain
 * JavaScript. The build stops if the generator changes the format of these files.
 */

/** Settings that only the build uses. */
const BUILD_SETTINGS = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

function shortenConfig(source) {
  const settings = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  for (const name of BUILD_SETTINGS) {
    if (!(name in settings))
      throw new Error(`The site's settings have no "${name}" any more: see plugins/docusaurus-internals.`);
    delete settings[name];
  }
  return `export default ${JSON.stringify(settings)}`;
}

/** Drops the list of all pages with their descriptions, which only the generator's own cards would show. */
function shortenVersion(source) {
  const props = JSON.parse(source);
  // The other files in this folder describe categories.
  if (!props.version) return source;
  if (!props.version.docs)
    throw new Error('A version of the documentation lists no pages: see plugins/docusaurus-internals.');
  return JSON.stringify({...props, version: {...props.version, docs: {}}});
}

module.exports = function generatedFilesLoader(source) {
  return this.resourcePath.endsWith('.json') ? shortenVersion(source) : shortenConfig(source);
};
