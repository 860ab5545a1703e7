/**
 * Compares the CSP with the pages it was made for: it allows every script and style of every page, and nothing that no
 * page needs.
 */
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {HTMLElement} from 'node-html-parser';
import {parseHeaderRules} from '../../lib/header-rules';
import type {Checker, Page} from '../site';

/** Types with which a script element runs; with any other it is a data block. */
const RUNS = new Set(['', 'text/javascript', 'module', 'importmap', 'speculationrules']);
const FORBIDDEN = /'unsafe-(inline|eval|hashes)'|'strict-dynamic'|(^|\s)(\*|https?:|blob:)(\s|;|$)/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function elementProblems(element: HTMLElement): string[] {
  const tag = element.rawTagName?.toLowerCase();
  const problems: string[] = [];
  if (tag === 'style') problems.push('has a <style> element: put the rules into a style sheet.');
  for (const [name, value] of Object.entries(element.attributes)) {
    if (/^on/i.test(name)) problems.push(`has the inline handler ${name}="${value}": listen from a script.`);
    if (name.toLowerCase() === 'style') problems.push(`has the style attribute "${value}": use a class.`);
    if (/^\s*javascript:/i.test(value)) problems.push(`has the address "${value}": use a button.`);
  }
  return problems;
}

function scriptsOf(page: Page): {inline: string[]; external: string[]} {
  const scripts = page.document
    .querySelectorAll('script')
    .filter((script) => RUNS.has(script.getAttribute('type') ?? ''));
  return {
    inline: scripts.filter((script) => !script.hasAttribute('src')).map((script) => script.innerHTML),
    external: scripts.flatMap((script) => script.getAttribute('src') ?? []),
  };
}

export function checkPolicy(policy: string, pages: readonly Page[]): string[] {
  const allowed = new Set(policy.match(/'sha256-[^']+'/g));
  const used = new Set<string>();
  const problems = FORBIDDEN.test(policy) ? [`The policy allows too much: ${FORBIDDEN.exec(policy)![0].trim()}.`] : [];
  for (const page of pages) {
    const {inline, external} = scriptsOf(page);
    for (const script of inline) {
      used.add(hashOf(script));
      if (!allowed.has(hashOf(script))) {
        problems.push(`${page.path}: the policy does not allow the inline script “${script.slice(0, 60)}…”.`);
      }
    }
    for (const address of external.filter((src) => !/^\/(?!\/)/.test(src))) {
      problems.push(`${page.path}: the script ${address} comes from elsewhere.`);
    }
    for (const problem of page.document.querySelectorAll('*').flatMap(elementProblems)) {
      problems.push(`${page.path} ${problem}`);
    }
  }
  for (const hash of allowed) if (!used.has(hash)) problems.push(`The policy allows ${hash}, which no page carries.`);
  return problems;
}

export const policy: Checker = {
  name: 'content security policy',
  async check({outDir, pages}) {
    const rules = parseHeaderRules(await readFile(join(outDir, '_headers'), 'utf8'));
    const text = rules.find(({pattern}) => pattern === '/*')?.headers['content-security-policy'];
    if (!text) return {inspected: 0, problems: ['_headers has no content security policy for all pages.']};
    return {inspected: pages.length, problems: checkPolicy(text, pages)};
  },
};
