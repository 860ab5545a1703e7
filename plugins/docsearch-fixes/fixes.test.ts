import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {fixes} from './fixes';

const require = createRequire(import.meta.url);
const loader = require('./loader.cjs') as (this: {getOptions: () => object}, source: string) => string;
const docSearch = readFileSync(require.resolve('@docsearch/react/dist/esm/index.js'), 'utf8');
const apply = (source: string) => loader.call({getOptions: () => ({fixes})}, source);

describe('DocSearch fixes', () => {
  it('are all found exactly once in the pinned version', () => {
    const fixed = apply(docSearch);
    for (const {replace} of fixes) expect(fixed).toContain(replace);
  });

  it('stop the build with the reason when the library changed', () => {
    expect(() => apply(docSearch.replace('hits:l', 'hits:k').replaceAll('nbHits:l', 'nbHits:k'))).toThrow(
      /not applicable \(found 0 times, expected once\): Suggested queries/,
    );
  });

  it('refuse to apply twice', () => {
    expect(() => apply(apply(docSearch))).toThrow(/not applicable/);
  });
});
