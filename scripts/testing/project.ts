/** A copy of the project in which a test can make a mistake, and its commands, run as a person runs them. */
import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const COPIED = [
  ...['checks', 'config', 'content', 'lib', 'model', 'plugins', 'scripts', 'search', 'sidebars', 'src', 'static'],
  ...['.cspell', '.prettierrc.json', 'cspell.json', 'docusaurus.config.ts', 'package.json', 'package-lock.json'],
  ...['tsconfig.json', 'vitest.config.mts'],
];

export type Outcome = {code: number | null; said: string};
export type Started = {child: ChildProcess; said: () => string; ended: Promise<Outcome>};

export class Project {
  readonly folder: string;

  constructor(name = 'project') {
    this.folder = mkdtempSync(join(tmpdir(), `${name}-`));
    for (const path of COPIED) cpSync(path, join(this.folder, path), {recursive: true});
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  /** Replaces a text in a file; returns what puts the file back. */
  change(file: string, text: string, other: string): () => void {
    const before = this.read(file);
    if (!before.includes(text)) throw new Error(`${file} has no ${text}`);
    writeFileSync(this.path(file), before.replace(text, other));
    return () => writeFileSync(this.path(file), before);
  }

  /** Starts a program in the project's folder. */
  spawn(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Started {
    const child = spawn(program, args, {
      cwd: this.folder,
      env: {...process.env, NODE_ENV: undefined, VITEST: undefined, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
    const ended = new Promise<Outcome>((done) => child.on('close', (code) => done({code, said})));
    return {child, said: () => said, ended};
  }

  /** `npm run <script>`, without npm's own half second. */
  start(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Started {
    const {scripts} = JSON.parse(this.read('package.json')) as {scripts: Record<string, string>};
    const [, ...command] = scripts[script]!.split(' ');
    return this.spawn(process.execPath, [...command, ...args], env);
  }

  run(script: string, args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
    return this.start(script, args, env).ended;
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
