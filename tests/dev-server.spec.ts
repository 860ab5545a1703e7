/** `npm run dev`, the server for writers: it shows a page without console errors, and restarts when a fact changes. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {utimesSync} from 'node:fs';
import {freePort} from './support/served-sites';
import {expect, test} from './support/site';

test('npm run dev shows a page, and restarts when the model changes', async ({page}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const command = ['scripts/run.cjs', 'scripts/dev/run.ts', '--no-open', '--port', String(port)];
  const server = spawn(process.execPath, command, {
    // Its own process group, so that child processes end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Separate from the files of the build that the other tests use.
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-dev'},
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(server, 'exit');
  const origin = `http://localhost:${port}`;
  // It responds once its first bundle is compiled.
  const state = async () => {
    if (server.exitCode !== null) return `ended: ${output}`;
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
    await page.goto('about:blank');
    utimesSync('model/entities.ts', new Date(), new Date());
    const restarted = /model\/entities\.ts has changed: restarting the server[^]*Starting the development server/;
    await expect.poll(() => output, {timeout: 60_000}).toMatch(restarted);
    expect(server.exitCode).toBeNull();
  } finally {
    if (server.exitCode === null) process.kill(-server.pid!, 'SIGTERM');
    await ended;
  }
});
