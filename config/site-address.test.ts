import {afterEach, describe, expect, it, vi} from 'vitest';

async function addressWith(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const {baseUrl, siteUrl} = await import('./site-address');
  return {baseUrl, siteUrl};
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the site’s address', () => {
  it('is the identity’s origin and the root by default', async () => {
    expect(await addressWith({})).toEqual({baseUrl: '/', siteUrl: 'https://docs.pilot.example'});
  });

  it('comes from the environment', async () => {
    expect(await addressWith({BASE_URL: '/help/center/', SITE_URL: 'https://lab.example/'})).toEqual({
      baseUrl: '/help/center/',
      siteUrl: 'https://lab.example',
    });
  });

  it.each(['help', '/help', 'help/', '//', '/a b/', '/../', '/a/../b/', '/./', '/"/', 'https://lab.example/', ''])(
    'refuses the base URL "%s"',
    async (value) => {
      await expect(addressWith({BASE_URL: value})).rejects.toThrow(
        `BASE_URL must start and end with a slash, with letters, digits, and . _ ~ - between slashes, such as / or /help/. It is "${value}".`,
      );
    },
  );

  it.each([
    ...['lab.example', '/help/', 'not an address'].map((value) => [value, 'be an absolute address']),
    ...['ftp://lab.example', 'javascript:alert(1)', 'data:text/html,x'].map((value) => [value, 'start with https://']),
    ['https://lab".example', ''],
    ['https://user:secret@lab.example', 'not contain a user name or password'],
    ...['help', '?a', '#a'].map((more) => [`https://lab.example/${more}`, 'be an origin without a path']),
  ])('refuses the site URL "%s": it must %s', async (value, must) => {
    await expect(addressWith({SITE_URL: value})).rejects.toThrow(`SITE_URL must ${must}`);
  });
});
