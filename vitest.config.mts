import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  // The bundler puts React's JSX runtime in by itself; so must the tests.
  esbuild: {jsx: 'automatic'},
  resolve: {
    alias: {
      '@site': root,
      // Parts of Docusaurus that need a running site.
      '@docusaurus/Link': `${root}src/components/test-stubs/Link.tsx`,
      '@docusaurus/theme-common': `${root}src/components/test-stubs/theme-common.ts`,
      '@docusaurus/useIsBrowser': `${root}src/components/test-stubs/useIsBrowser.ts`,
      '@docusaurus/useBaseUrl': `${root}src/components/test-stubs/useBaseUrl.ts`,
      '@docusaurus/useBrokenLinks': `${root}src/components/test-stubs/useBrokenLinks.ts`,
    },
  },
  test: {
    include: ['tests/spec/*.test.ts', '{bench,checks,config,model,plugins,scripts,server,src}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/scratch/**'],
    testTimeout: 30_000,
    // Files share their modules, which halves the time; a test that changes a module or the environment puts it back.
    isolate: false,
    // One processor would otherwise be left to whoever watches the tests.
    maxWorkers: availableParallelism(),
  },
});
