import {defineConfig, devices} from '@playwright/test';
import {findBrowser} from './tests/support/browsers';

const LONGEST = '**/every-route.spec.ts';

export default defineConfig({
  testDir: 'tests',
  // *.test.ts files belong to vitest.
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  reporter: [['dot'], ['junit', {outputFile: '.cache/browser.xml'}]],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More workers than cores, because tests spend part of their time waiting; at 200% they slow each other down.
  workers: '150%',
  // Many times what they take: a busy machine is slow, not wrong.
  timeout: 180_000,
  expect: {timeout: 30_000},
  globalSetup: './tests/support/served-sites.ts',
  // The longest file runs in one worker (its tests share a page), so it starts first and the others run next to it.
  projects: [{name: 'routes', testMatch: LONGEST}, {testIgnore: LONGEST}],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1280, height: 900},
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing outside this machine is ever asked; tests answer for other hosts.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
