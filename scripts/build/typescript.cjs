/**
 * Lets the generator's process require TypeScript. A general loader such as tsx also processes all packages and runs
 * in its own thread, which costs seconds of CPU time per build; without the thread it leaves `import()` to Node.
 */
const {readFileSync} = require('node:fs');
const {transformSync} = require('@swc/core');

const options = {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}, module: {type: 'commonjs'}, swcrc: false};

require.extensions['.ts'] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), {...options, filename}).code, filename);
