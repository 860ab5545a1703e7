/**
 * Lets Node require TypeScript, for every command and for the generator. A general loader also processes all packages
 * and runs in its own thread, which costs half a second of each command and seconds of a build.
 */
const {readFileSync} = require('node:fs');
const {transformSync} = require('@swc/core');

const options = {
  jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
  module: {type: 'commonjs'},
  sourceMaps: 'inline',
  swcrc: false,
};

process.setSourceMapsEnabled(true);
require.extensions['.ts'] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), {...options, filename}).code, filename);

// ES modules are loaded with require(), for which Node 20 prints an experimental warning.
const {emitWarning} = process;
process.emitWarning = (warning, ...rest) =>
  rest[0] === 'ExperimentalWarning' ? undefined : emitWarning.call(process, warning, ...rest);
