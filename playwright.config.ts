import {defineConfig, devices} from '@playwright/test';
import {findBrowser} from './scripts/test/browser';

const LONGEST = '**/every-route.spec.ts';

export default defineConfig({
  testDir: 'tests',
  // Files named *.test.ts are vitest's.
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than there are processors, since a test spends part of its time waiting; twice as many get in each other's way.
  workers: '150%',
  timeout: 60_000,
  expect: {timeout: 10_000},
  globalSetup: './tests/support/global-setup.ts',
  // The longest file runs in one worker (it shares a page), so it starts first and the others fill the rest.
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
      ],
    },
  },
});
