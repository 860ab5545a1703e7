/** `npm run dev`, the server for writers, in a copy of the project. */
import {Project} from '../scripts/testing/project';
import {freePort} from './support/served-sites';
import {expect, test} from './support/site';

test('npm run dev shows a page, and waits for the correction of a half-typed fact', async ({page}) => {
  test.setTimeout(600_000);
  const project = new Project();
  const address = `http://localhost:${await freePort()}/docs/cases/overview`;
  const {child, said, ended} = project.start('dev', ['--no-open', '--port', new URL(address).port]);
  const says = (text: string, since = 0) => expect.poll(() => said().slice(since), {timeout: 240_000}).toContain(text);
  try {
    // It answers once its first bundle is compiled.
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ok}) => ok,
            () => false,
          ),
        {timeout: 240_000},
      )
      .toBe(true);
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Cases');
    await expect(page.getByRole('main')).toContainText('due date');
    await page.goto('about:blank');

    const restore = project.change('model/customers/customers.ts', "'", "''x");
    await says('model/customers/customers.ts has changed: restarting the server');
    await says('It starts again when you save a correction');
    const before = said().length;
    restore();
    await says('Starting the development server', before);
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
  } finally {
    child.kill('SIGKILL');
    project.remove();
  }
});
