import {runInNewContext} from 'node:vm';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {announcement} from './announcement';

async function runScript({address, stored = {}, baseUrl = '/'}: {address: string; stored?: object; baseUrl?: string}) {
  vi.resetModules();
  vi.stubEnv('BASE_URL', baseUrl);
  const {headTags} = await import('./head-tags');
  const {pathname, search, hash} = new URL(address, 'https://docs.example');
  const storage = Object.assign(Object.create({removeItem: (key: string) => delete (storage as never)[key]}), stored);
  let shown = pathname + search + hash;
  runInNewContext(headTags[0]!.innerHTML!, {
    location: {pathname, search, hash},
    history: {replaceState: (_state: null, _title: string, to: string) => (shown = to)},
    localStorage: storage as object,
  });
  return {shown, stored: {...(storage as Record<string, string>)}};
}

afterEach(() => vi.unstubAllEnvs());

describe('the script in the head', () => {
  it.each([
    ['/index.html', '/', '/'],
    ['/docs/cases/overview/index.html?q=1#fields', '/', '/docs/cases/overview?q=1#fields'],
    ['/help/index.html', '/help/', '/help/'],
    ['/docs/cases/overview', '/', '/docs/cases/overview'],
    ['/docs/index.html.mdx', '/', '/docs/index.html.mdx'],
  ])('turns the address %s on the base %s into %s', async (address, baseUrl, expected) => {
    expect((await runScript({address, baseUrl})).shown).toBe(expected);
  });

  it('forgets that an earlier announcement was closed, and remembers it of the current one', async () => {
    const dismissed = {'docusaurus.announcement.dismiss': 'true'};
    const earlier = {...dismissed, 'docusaurus.announcement.id': 'earlier'};
    const current = {...dismissed, 'docusaurus.announcement.id': announcement!.id};
    expect((await runScript({address: '/', stored: earlier})).stored).toEqual({
      'docusaurus.announcement.id': 'earlier',
    });
    expect((await runScript({address: '/', stored: current})).stored).toEqual(current);
  });
});
