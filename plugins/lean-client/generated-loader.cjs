/**
 * Shortens two files that the generator writes for its own use as well as the browser's. A bundler loader
 * must be plain JavaScript. The build stops when the generator writes them differently.
 */

/** Settings that only the build reads. */
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
      throw new Error(`The site's settings have no "${name}" any more: see plugins/lean-client.`);
    delete settings[name];
  }
  return `export default ${JSON.stringify(settings)}`;
}

/** The names of the modules, which only the server-side rendering reads. */
function shortenRegistry(source) {
  const shorter = source.replace(/, "[^"]+", require\.resolveWeak\(/g, ', "", require.resolveWeak(');
  if (shorter === source) throw new Error('The registry of modules looks different: see plugins/lean-client.');
  return shorter;
}

module.exports = function generatedFilesLoader(source) {
  return this.resourcePath.endsWith('registry.js') ? shortenRegistry(source) : shortenConfig(source);
};
