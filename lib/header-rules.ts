/**
 * Reads the `_headers` file that the build writes for static hosts, so that the project's own server
 * sends the same headers as a deployment.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

export type HeaderRule = {pattern: string; headers: Record<string, string>};

/** Blocks of a path and, on lines of their own, its headers (plugins/built-pages/headers/host-files.ts). */
export const parseHeaderRules = (text: string): HeaderRule[] =>
  text.split('\n\n').map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const headers = lines.map((line) => /^\s*([^:]+): *(.*)$/.exec(line)!.slice(1) as [name: string, value: string]);
    return {pattern, headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))};
  });

/** Undefined if the folder has no such file, as between two builds. */
export function readHeaderRules(root: string): HeaderRule[] | undefined {
  try {
    return parseHeaderRules(readFileSync(join(root, '_headers'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Later rules win, as on the hosts that read this file. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({pattern}) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}
