/**
 * The generator's cache tracks the pages but not what is inlined in them at build time (the model, the plugins,
 * the identity). It is deleted whenever one of these has changed.
 */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {fingerprint, sourceFiles} from './fingerprint';

const HIDDEN_INPUTS = ['model', 'plugins', 'config', 'sidebars', 'docusaurus.config.ts', 'package-lock.json'];
const HIDDEN_SETTINGS = ['BASE_URL', 'ALGOLIA_APP_ID'];
const STAMP = '.cache/generator-inputs';
const CACHE = 'node_modules/.cache';

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

export function dropStaleGeneratorCache(): void {
  // A build that does not use the cache must not delete it for the next one.
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return;
  const inputs = fingerprint(
    sourceFiles(HIDDEN_INPUTS),
    HIDDEN_SETTINGS.map((name) => process.env[name] ?? ''),
  );
  if (readStamp() !== inputs) rmSync(CACHE, {recursive: true, force: true});
  mkdirSync('.cache', {recursive: true});
  writeFileSync(STAMP, inputs);
}
