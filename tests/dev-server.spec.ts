/** `npm run dev`, the server for writers: it shows a page without console errors, and restarts when a fact changes. */
import {utimesSync} from 'node:fs';
import {freePort, startProgram} from './support/served-sites';
import {expect, test} from './support/site';

test('npm run dev shows a page, and restarts when the model changes', async ({page}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const command = ['scripts/run.cjs', 'scripts/dev/run.ts', '--no-open', '--port', String(port)];
  // Separate from the files of the build that the other tests use.
  const env = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-dev'};
  // It answers once its first bundle is compiled.
  const {isRunning, output, stop} = await startProgram(process.execPath, command, env, port);
  try {
    await page.goto(`http://localhost:${port}/docs/cases/overview`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Cases');
    await expect(page.getByRole('main')).toContainText('due date');
    await page.goto('about:blank');
    utimesSync('model/entities.ts', new Date(), new Date());
    const restarted = /model\/entities\.ts has changed: restarting the server[^]*Starting the development server/;
    await expect.poll(output, {timeout: 60_000}).toMatch(restarted);
    expect(isRunning()).toBe(true);
  } finally {
    await stop();
  }
});
