/**
 * Rounds of questions by people who had not seen a page. Each is measured as a whole before anything of it is used;
 * then the even half may be taught (attached to sections), and the odd half is kept.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {table} from '../../bench/table';
import {measure, type Mode} from '../checks/relevance/measures';
import {pageOf} from '../checks/relevance/sets';
import type {BenchIndex} from './engines';

type RoundQuestion = {
  role: string;
  need: string;
  query: string;
  /** The sections that answer it, such as `/docs/cases/overview#go-live`; without an id, the page's opening. */
  answers: string[];
  /** Sections that don't answer it, but get the reader on. */
  helps: string[];
};

type How = {by?: 'section' | 'page'; mode?: Mode; as?: 'shown'};

const FOLDER = new URL('../checks/relevance/rounds/', import.meta.url);

const LENGTHS: readonly [name: string, longest: number][] = [
  ['1', 1],
  ['2', 2],
  ['3–4', 4],
  ['5–7', 7],
  ['8+', Infinity],
];

const lengthOf = (query: string): string => LENGTHS.find(([, longest]) => query.split(/\s+/).length <= longest)![0];

export async function reportRounds({search}: BenchIndex): Promise<void> {
  const rows: string[][] = [];
  for (const file of readdirSync(FOLDER).sort()) {
    const asked = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as RoundQuestion[];
    const halves = {all: asked, taught: asked.filter((_, i) => i % 2 === 0), kept: asked.filter((_, i) => i % 2 === 1)};
    for (const [half, questions] of Object.entries(halves)) {
      const answered = questions.filter(({answers}) => answers.length > 0);
      const ask = (rightOf: (question: RoundQuestion) => string[], {by = 'section', mode = 'clean', as}: How = {}) => {
        const judged = answered.map((question) => ({query: question.query, right: rightOf(question)}));
        return measure({by, questions: judged}, mode, (query) => search(query, as));
      };
      const answersOf = ({answers}: RoundQuestion) => answers;
      const {first, top3, all} = await ask(answersOf);
      const others = [
        await ask(answersOf, {as: 'shown'}),
        await ask(answersOf, {mode: 'typo'}),
        await ask(({answers}) => answers.map(pageOf), {by: 'page'}),
        await ask(({answers, helps}) => [...answers, ...helps]),
      ];
      const byLength = LENGTHS.map(([name]) => {
        const own = all.filter(({query}) => lengthOf(query) === name);
        return own.length === 0 ? '' : shortened(own.reduce((sum, one) => sum + one.top3, 0) / own.length);
      });
      const shares = [first, top3, ...others.map((found) => found.top3)].map(shortened);
      rows.push([file.replace('.json', ''), half, String(answered.length), ...shares, ...byLength]);
    }
  }
  const lengths = LENGTHS.map(([name]) => `${name} words`);
  const shares = ['first', 'top 3', 'first 3 shown', 'typo: top 3', 'page in top 3', 'helps in top 3'];
  console.log(table(['round', 'half', 'questions', ...shares, ...lengths], rows));
}

const shortened = (share: number): string => share.toFixed(3).replace(/^0/, '');
