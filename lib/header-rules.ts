/**
 * Reads the `_headers` file that the build writes for static hosts, so that the project's own server
 * sends the same headers as a deployment.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

export type HeaderRule = {pattern: string; headers: Record<string, string>};

export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) {
      rules.push({pattern: line.trim(), headers: {}});
    } else if (rule) {
      const colon = line.indexOf(':');
      rule.headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

export function readHeaderRules(root: string): HeaderRule[] {
  try {
    return parseHeaderRules(readFileSync(join(root, '_headers'), 'utf8'));
  } catch {
    return [];
  }
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Later rules win, as on the hosts that read this file. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({pattern}) => matches(pattern, path)).map(({headers}) => headers),
  ) as Record<string, string>;
}
