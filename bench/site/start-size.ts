/**
 * Breaks down what a page's application loads, from the first sign of intent until it runs:
 *
 *   npx tsx bench/site/start-size.ts [--page /docs/cases/overview] [--built]
 *
 * Builds with source maps and prints each file with its packages and larger modules. Sizes are brotli; a module's size
 * is its share of its file by characters. `--built` reuses the last such build.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {scratch} from './scratch';

const project = resolve(__dirname, '../..');
const outDir = join(scratch, 'start-size');
/** Smaller modules, in bytes, are only counted with their package. */
const SMALLEST = 150;

const packageOf = (source: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? 'this project';
const shortName = (source: string) => source.replace(/^.*node_modules\//, '').replace(/^.*?\/\.\//, './');

/** Characters of a script by source module. */
function charactersBySource(script: string, map: SourceMapPayload): Map<string, number> {
  const sourceMap = new SourceMap(map);
  const counts = new Map<string, number>();
  script.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = sourceMap.findEntry(row, column);
      const source = 'originalSource' in entry ? (entry.originalSource ?? '') : '';
      counts.set(source, (counts.get(source) ?? 0) + 1);
    }
  });
  return counts;
}

function describeFile(file: string): {bytes: number; lines: string[]} {
  const script = readFileSync(join(outDir, file), 'utf8').replace(/\n\/\/# sourceMappingURL.*/, '');
  const map = JSON.parse(readFileSync(join(outDir, `${file}.map`), 'utf8')) as SourceMapPayload;
  const bytes = brotliCompressSync(script).length;
  const share = bytes / script.length;
  const packages = new Map<string, [source: string, bytes: number][]>();
  for (const [source, characters] of charactersBySource(script, map)) {
    const own = packages.get(packageOf(source)) ?? [];
    packages.set(packageOf(source), [...own, [source, characters * share]]);
  }
  const sum = (modules: readonly [string, number][]) => modules.reduce((total, [, size]) => total + size, 0);
  const lines = [...packages]
    .sort(([, a], [, b]) => sum(b) - sum(a))
    .flatMap(([name, modules]) => [
      `  ${Math.round(sum(modules)).toString().padStart(7)}  ${name}`,
      ...modules
        .filter(([, size]) => size >= SMALLEST)
        .sort(([, a], [, b]) => b - a)
        .map(([source, size]) => `  ${Math.round(size).toString().padStart(7)}      ${shortName(source)}`),
    ]);
  return {bytes, lines};
}

const {values} = parseArgs({
  options: {page: {type: 'string', default: '/docs/financials/invoices'}, built: {type: 'boolean', default: false}},
});
if (!values.built) {
  const config = join(__dirname, 'with-maps.config.ts');
  execFileSync('npx', ['docusaurus', 'build', '--config', config, '--out-dir', outDir], {
    cwd: project,
    stdio: 'inherit',
  });
}
const page = readFileSync(join(outDir, values.page, 'index.html'), 'utf8');
const files = ['scripts', 'chunks'].flatMap((name) => new RegExp(`data-${name}="([^"]*)"`).exec(page)![1]!.split(' '));
let total = 0;
for (const file of files.filter(Boolean)) {
  const {bytes, lines} = describeFile(file);
  total += bytes;
  console.log(`\n${file}: ${bytes} bytes\n${lines.join('\n')}`);
}
console.log(`\nIn all: ${(total / 1024).toFixed(1)} KiB`);
