/** Files with text that readers see, for the spell checker: pages, facts, figures, messages. */
import {readdirSync} from 'node:fs';
import {sourceFiles} from '../build/fingerprint';

const WORDED = [
  /^content\//,
  /^src\/(components|pages|theme)\/.*\.(tsx|mdx|questions\.yaml)$/,
  /^(config|model|sidebars)\/.*\.ts$/,
  /^[^/]+\.md$/,
];

export const isWorded = (file: string): boolean => WORDED.some((pattern) => pattern.test(file));

export const wordedFiles = (): string[] =>
  [...sourceFiles(['config', 'content', 'model', 'sidebars', 'src']), ...readdirSync('.')].filter(isWorded);
