import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['production', false],
  ['development', true],
])('in %s, the bundler keeps what it compiled for the next time: %s', async (environment, isKept) => {
  vi.stubEnv('NODE_ENV', environment);
  const {default: config} = await import('../docusaurus.config');
  expect(config.future?.experimental_faster).toMatchObject({rspackPersistentCache: isKept});
});
