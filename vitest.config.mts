import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

const TESTS = '*.test.{ts,tsx}';
/** What a writer can break: pages, facts, figures, and routes. */
const CONTENT = [`{checks/content,model,src/components/Figure}/**/${TESTS}`, 'config/routes.test.ts'];

// For a machine that is busy with other work; a test that starts a command takes two seconds on a quiet one.
const project = (name: string, include: string[], exclude: string[] = [], testTimeout = 180_000) => ({
  extends: true as const,
  test: {name, include, exclude, testTimeout},
});

export default defineConfig({
  // The site's bundler uses the automatic JSX runtime, so the tests must too.
  esbuild: {jsx: 'automatic'},
  resolve: {
    alias: {
      '@site': root,
      // Docusaurus modules that need a running site.
      '@docusaurus/Link': `${root}src/components/test-stubs/Link.tsx`,
      '@docusaurus/useBaseUrl': `${root}src/components/test-stubs/useBaseUrl.ts`,
      '@docusaurus/useBrokenLinks': `${root}src/components/test-stubs/useBrokenLinks.ts`,
      '@docusaurus/useDocusaurusContext': `${root}src/components/test-stubs/useDocusaurusContext.ts`,
    },
  },
  test: {
    hookTimeout: 180_000,
    // Test files share modules, which halves the time; a test that changes a module or the environment must restore it.
    isolate: false,
    // Uses all cores; by default, vitest leaves one free.
    maxWorkers: availableParallelism(),
    projects: [
      project('content', CONTENT),
      project(
        'unit',
        ['tests/spec/*.test.ts', `{bench,checks,config,lib,plugins,scripts,search,src}/**/${TESTS}`],
        CONTENT,
      ),
      // Each checker reads every page.
      project('site', ['checks/site.check.ts'], [], 300_000),
    ],
  },
});
