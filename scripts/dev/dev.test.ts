import {expect, it} from 'vitest';
import {makeSourcePage} from '../../checks/content/source-page';
import {reportOf} from './page-report';
import {routeBehind} from './writers-bar';

it('reports what the rules and the questions say about one page', async () => {
  const page = await makeSourcePage('content/docs/nowhere.mdx', '---\ntitle: Nowhere\n---\n\n# Elsewhere\n');
  const other = await makeSourcePage('content/docs/other.mdx', '---\ntitle: Other\n---\n\n# Wrong\n');
  const report = await reportOf('/docs/nowhere', [page, other]);
  expect(report).toMatchObject({file: 'content/docs/nowhere.mdx', questions: []});
  expect(report!.problems).toContain(
    'content/docs/nowhere.mdx:5: the heading "Elsewhere" differs from the title "Nowhere". Make them equal.',
  );
  expect(report!.problems).toContain('content/docs/nowhere.questions.yaml: write what readers type to find this page.');
  expect(report!.problems.join('\n')).not.toContain('other.mdx');
});

it('knows no page that nobody wrote', async () => {
  expect(await reportOf('/docs/category/cases', [])).toBeUndefined();
});

it.each([
  ['/__page-report?path=%2Fdocs%2Fcases%2Foverview%2F', '/', '/docs/cases/overview'],
  ['/__page-report?path=/help/docs/cases/search', '/help/', '/docs/cases/search'],
  ['/__page-report?path=/', '/', '/'],
])('finds the route behind %s', (address, base, route) => {
  expect(routeBehind(address, base)).toBe(route);
});
