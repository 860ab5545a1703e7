/** `npm run dev`, the server for writers, shows a page without console errors. For its restarts, see scripts/commands.test.ts. */
import {freePort, startProgram} from './support/served-sites';
import {expect, test} from './support/site';

test('npm run dev shows a page', async ({page}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const command = ['scripts/run.cjs', 'scripts/dev/run.ts', '--no-open', '--port', String(port)];
  // Separate from the files of the build that the other tests use.
  const env = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-dev'};
  // It answers once its first bundle is compiled.
  const {stop} = await startProgram(process.execPath, command, env, port);
  try {
    await page.goto(`http://localhost:${port}/docs/cases/overview`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Cases');
    await expect(page.getByRole('main')).toContainText('due date');
    await page.goto('about:blank');
  } finally {
    await stop();
  }
});
