/**
 * `npm run bench:search [-- --missed] [-- --build <folder>] [-- <file>]`: how well the search of a built site finds what was
 * judged: search/checks/judged.jsonl, or a file like it.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {table} from '../../bench/table';
import {readOptions} from '../../lib/options';
import {UserError} from '../../lib/user-error';
import {byGroup} from '../answer';
import {measure, readJudged, type Judged} from '../checks/judged';
import {openSearch, readSiteIndex} from '../checks/site-index';
import {MANIFEST_FILE} from '../embedded/index-files';

const {values: options, positionals} = readOptions({
  allowPositionals: true,
  options: {missed: {type: 'boolean', default: false}, build: {type: 'string', default: 'build'}},
});

/** The rows of the table: each set, the halves of all rounds, and who asks. */
function groups(questions: readonly Judged[], [file]: readonly string[]): [name: string, questions: Judged[]][] {
  if (file) return [[file, [...questions]], ...byGroup(questions, ({who = 'nobody'}) => who)];
  const rounds = questions.filter(({half}) => half);
  return [...byGroup(questions, ({set}) => set), ...byGroup(rounds, ({half}) => `all rounds, ${half} half`)];
}

async function main(): Promise<void> {
  if (!existsSync(join(options.build, MANIFEST_FILE)))
    throw new UserError(`There is no search index in ${options.build}: run \`npm run build\` first.`);
  const [file] = positionals;
  if (file && !existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const {search} = await openSearch(await readSiteIndex(options.build));
  const measured = groups(readJudged(file), positionals).map(([name, own]) => ({
    name,
    own,
    ...measure(own, search),
  }));
  const rows = measured.map(({name, own, ...shares}) => [
    name,
    String(own.filter(({answers}) => answers.length > 0).length),
    ...(['top3', 'first', 'typo', 'helps'] as const).map((key) => shares[key].toFixed(3)),
  ]);
  console.log(table(['questions', 'asked', 'top 3', 'first', 'top 3 with a typo', 'something that helps'], rows));
  if (options.missed) for (const {name, missed} of measured) console.log(`\n${name}: ${missed.join('; ')}`);
}

void main();
