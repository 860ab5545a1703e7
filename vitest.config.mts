import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

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
    include: ['tests/spec/*.test.ts', '{bench,checks,config,lib,model,plugins,scripts,search,src}/**/*.test.{ts,tsx}'],
    // For a machine that is busy with other work; a test that starts a command takes two seconds on a quiet one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Test files share modules, which halves the time; a test that changes a module or the environment must restore it.
    isolate: false,
    // Uses all cores; by default, vitest leaves one free.
    maxWorkers: availableParallelism(),
  },
});
