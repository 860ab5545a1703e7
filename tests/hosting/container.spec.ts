/** deploy/Dockerfile, built and run as described in deploy/README.md, if this machine can start containers. */
import {expect, test} from '@playwright/test';
import {fixtureSite} from '../support/fixture-sites';
import {buildImage, hasContainerEngine, openPodman, startContainer, type Podman} from './container';

if (hasContainerEngine()) {
  test.describe('the container', () => {
    test.describe.configure({mode: 'default'});
    test.setTimeout(300_000);

    let store: Podman;
    test.beforeAll(() => {
      test.setTimeout(300_000);
      store = openPodman();
    });
    test.afterAll(() => store.close());

    for (const place of ['the root', 'a base path'] as const) {
      test(`serves the site at ${place}, read-only, without rights, and in good health`, async () => {
        const site = place === 'the root' ? {outDir: process.env.SITE_BUILD!, baseUrl: '/'} : await fixtureSite('help');
        const container = startContainer(store, buildImage(store, site));
        const inside = (...command: string[]) => store.podman('exec', container, ...command);
        const answers = (path: string) =>
          store.code('exec', container, 'wget', '--quiet', '--spider', `http://127.0.0.1:8080${path}`) === 0;

        await expect.poll(() => store.code('healthcheck', 'run', container), {timeout: 30_000}).toBe(0);
        expect(inside('id', '--user', '--name').trim()).toBe('www-data');
        expect(inside('grep', 'CapEff', '/proc/1/status')).toMatch(/\s0{16}$/m);
        expect(store.code('exec', container, 'touch', '/srv/pilot/current/new')).not.toBe(0);

        expect(answers(`${site.baseUrl}docs/cases/overview`)).toBe(true);
        expect(answers(`${site.baseUrl}nope`)).toBe(false);
        expect(answers(`${site.baseUrl}.hosting/nginx-headers.conf`)).toBe(false);
        expect(answers('/.hosting/nginx-headers.conf')).toBe(false);
        const missing = `wget -qSO- http://127.0.0.1:8080${site.baseUrl}nope 2>&1 || true`;
        expect(inside('sh', '-c', missing)).toMatch(/404 Not Found[^]*Content-Security-Policy: default-src/i);
        expect(inside('wget', '-qO-', `http://127.0.0.1:8080${site.baseUrl}`)).toContain('data-scripts=');

        // It must exit when told to stop, not when the timeout kills it.
        store.podman('stop', '--time', '20', container);
        expect(store.podman('inspect', '--format', '{{.State.ExitCode}}', container).trim()).toBe('0');
      });
    }
  });
}
