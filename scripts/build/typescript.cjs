/**
 * Lets the generator's process require TypeScript. A loader for every kind of module (tsx) reads all packages too and answers
 * from a thread of its own, which took about five seconds of processor time in each build.
 */
const {readFileSync} = require('node:fs');
const {transformSync} = require('@swc/core');

const options = {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}, module: {type: 'commonjs'}, swcrc: false};

require.extensions['.ts'] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), {...options, filename}).code, filename);
