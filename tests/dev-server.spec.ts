/**
 * `npm run dev`, the server for writers: it serves a page with its text and the writers' bar, and logs no console
 * errors.
 */
import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import {once} from 'node:events';
import {listen} from '../server/static-server';
import {expect, test} from './support/site';

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  return port;
}

test('npm run dev shows a page and the bar for its writer', async ({page}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/dev.mjs', '--no-open', '--port', String(port)], {
    // Its own process group, so that child processes end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Separate from the files and cache of the build that the other tests use.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-dev',
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    },
  });
  let said = '';
  for (const output of [server.stdout, server.stderr]) output.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(server, 'exit');
  const origin = `http://localhost:${port}`;
  // It responds once its first bundle is compiled.
  const state = async () => {
    if (server.exitCode !== null) return `ended: ${said}`;
    return fetch(origin).then(
      ({status}) => String(status),
      () => 'not yet',
    );
  };
  try {
    await expect.poll(state, {timeout: 240_000}).toMatch(/^200$|^ended/);
    expect(await state()).toBe('200');
    await page.goto(`${origin}/docs/cases/overview`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Cases');
    await expect(page.getByRole('main')).toContainText('due date');
    // Its checks read every page, in a separate process.
    const bar = page.getByRole('complementary', {name: 'For writers'});
    const opener = bar.getByRole('button', {name: 'Open content/docs/cases/overview.mdx'});
    await expect(opener).toBeVisible({timeout: 60_000});
    await expect(bar).toContainText('Checks: nothing to change');
  } finally {
    if (server.exitCode === null) process.kill(-server.pid!, 'SIGTERM');
    await ended;
  }
});
