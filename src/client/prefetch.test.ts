import {afterEach, expect, test, vi} from 'vitest';
import prefetch from './prefetch';

afterEach(() => vi.unstubAllGlobals());

test('a file that pages share is fetched once, and again only if it failed', async () => {
  const fetched = vi.fn(async () => new Response(''));
  vi.stubGlobal('fetch', fetched);
  await Promise.all([prefetch('/a.js'), prefetch('/b.js'), prefetch('/a.js')]);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await prefetch('/c.js');
  await prefetch('/c.js');
  expect(fetched).toHaveBeenCalledTimes(4);
});
