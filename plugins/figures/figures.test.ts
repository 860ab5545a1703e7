import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {afterEach, expect, it} from 'vitest';
import type {TreeNode} from '../mdx-tree';
import figures, {drawingFiles} from '.';

function page(...names: string[]): TreeNode {
  return {
    type: 'root',
    children: names.map((name) => ({
      type: 'mdxJsxFlowElement',
      name: 'Figure',
      attributes: [{type: 'mdxJsxAttribute', name: 'name', value: name}],
      children: [],
      position: {start: {line: 7, column: 1}, end: {line: 7, column: 1}},
    })),
  };
}

const file = {path: `${process.cwd()}/content/docs/page.mdx`};

it('imports the drawing of a figure and passes it on', () => {
  const tree = page('case-page');
  figures()(tree, file);
  const [imported, figure] = tree.children ?? [];
  expect(imported?.value).toBe(`import drawing0 from '@site/content/figures/case-page.yaml';`);
  expect(imported?.data?.estree).toMatchObject({body: [{type: 'ImportDeclaration'}]});
  expect(figure?.attributes?.at(-1)).toMatchObject({name: 'drawing', value: {value: 'drawing0'}});
});

it('finds figures inside other elements', () => {
  const tree: TreeNode = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'details', children: page('invoice').children}],
  };
  figures()(tree, file);
  expect(tree.children?.[0]?.type).toBe('mdxjsEsm');
});

it('refuses an unknown name and lists the known ones', () => {
  expect(() => figures()(page('case-pag'), file)).toThrow(
    /^content\/docs\/page\.mdx:7: there is no figure "case-pag"\. Known figures: .*case-page, /,
  );
});

it('refuses the same figure twice on a page', () => {
  expect(() => figures()(page('invoice', 'invoice'), file)).toThrow(/is there twice/);
});

it('leaves a page without figures alone', () => {
  const tree = page();
  figures()(tree, file);
  expect(tree).toEqual(page());
});

const BROKEN = 'content/figures/broken-for-a-test.yaml';
afterEach(() => rmSync(BROKEN, {force: true}));

type Rules = {module: {rules: {parser: {parse: (source: string) => unknown}}[]}};

it('checks a drawing where it is imported, so that no cache of a page can publish a broken one', () => {
  const {parse} = (drawingFiles().configureWebpack as () => Rules)().module.rules[0]!.parser;
  const source = readFileSync('content/figures/case-page.yaml', 'utf8');
  expect(parse(source)).toHaveProperty('picture');
  const broken = source.replace('tabs:', 'tabz:');
  writeFileSync(BROKEN, broken);
  const line = broken.split('\n').findIndex((text) => text.includes('tabz:')) + 1;
  expect(() => parse(broken)).toThrow(`${BROKEN}:${line}: unknown part "tabz". Did you mean "tabs"?`);
});
