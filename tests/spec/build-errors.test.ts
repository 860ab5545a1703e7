/** 8. The error catalog: config errors that must fail a build, provoked with the real generator. */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

const docusaurus = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
/** Inside the project, because the generated files resolve packages from their own location. */
const output = resolve('.cache/build-errors');
afterAll(() => rmSync(output, {recursive: true, force: true}));

/** Runs the generator and returns its output; fails if the build succeeds. */
function failedBuild(siteDir: string, settings: Record<string, string>): string {
  const name = Object.values(settings).join('-').replace(/\W+/g, '-');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [docusaurus, 'build', siteDir, '--out-dir', join(output, name, 'site')],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        NO_COLOR: '1',
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(output, name, 'generated'),
        ...settings,
      },
    },
  );
  expect(status, stdout).toBe(1);
  return `${stdout}\n${stderr}`;
}

// For this site's own settings, see scripts/mistakes.test.ts and the tests next to each of them in config.
describe('a documentation with a fault', {timeout: 120_000}, () => {
  const build = (fault: string) => failedBuild('tests/fixtures/versioned-site', {FAULT: fault});

  it('8.10 cannot be built with a docs version that is missing', () => {
    expect(build('missing-version')).toMatch(/Docs option lastVersion: 9\.9 is invalid/);
  });

  it('8.11 cannot be built with a doc id that is missing', () => {
    expect(build('missing-doc-id')).toMatch(/sidebar document ids do not exist:[^]*no-such-page/);
  });

  it('8.12 cannot be built with a page without a default export', () => {
    expect(build('no-default-export')).toMatch(/The page component at [^]* doesn't have a default export/);
  });
});
