import {expect, test} from 'vitest';
import {plainText, type TreeNode} from '../mdx-tree';
import problems from '.';

const text = (value: string): TreeNode => ({type: 'text', value});
const heading = (title: string, depth = 2): TreeNode => ({type: 'heading', depth, children: [text(title)]});
const problem = (symptom: string, answer: string): TreeNode => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [text(symptom)]}, text(` ${answer}`)],
});
const paragraph = (words: string): TreeNode => ({type: 'paragraph', children: [text(words)]});

function run(...children: TreeNode[]): TreeNode[] {
  const tree: TreeNode = {type: 'root', children};
  problems()(tree, {path: 'page.mdx', data: {}});
  return tree.children ?? [];
}

const idOf = (node: TreeNode | undefined) => JSON.parse((node?.attributes?.[0]?.value as {value: string}).value);

test('each symptom of a problems section becomes a disclosure with what follows it', () => {
  const [, first, second] = run(
    heading('Troubleshoot cases'),
    problem('Go Live is refused.', 'Something is missing.'),
    paragraph('Choose it.'),
    problem('The case shipped by mistake.', 'Undo it.'),
  );
  expect(first?.name).toBe('Problem');
  expect(idOf(first)).toBe('problem-go-live-is-refused');
  expect(first?.children?.map((child) => plainText(child))).toEqual([
    'Go Live is refused.',
    'Something is missing.',
    'Choose it.',
  ]);
  expect(idOf(second)).toBe('problem-the-case-shipped-by-mistake');
});

test('two symptoms with the same words have two anchors', () => {
  const [, first, second] = run(heading('Troubleshoot cases'), problem('Late.', 'a'), problem('Late.', 'b'));
  expect([idOf(first), idOf(second)]).toEqual(['problem-late', 'problem-late-2']);
});

test('a comment after a symptom gives it an anchor that outlives its words', () => {
  const comment: TreeNode = {type: 'mdxTextExpression', value: '/*#late*/'};
  const symptom = problem('It arrived after the due date.', 'Call.');
  symptom.children!.splice(1, 0, text(' '), comment);
  const [, late] = run(heading('Troubleshoot cases'), symptom);
  expect(idOf(late)).toBe('problem-late');
  expect(late?.children?.map((child) => plainText(child))).toEqual(['It arrived after the due date.', 'Call.']);
});

test('other sections keep their bold paragraphs', () => {
  const nodes = run(heading('Enter a case'), problem('What came in the box', 'has no field.'));
  expect(nodes.map(({type}) => type)).toEqual(['heading', 'paragraph']);
});

test('the section ends at the next heading of its level', () => {
  const nodes = run(heading('Troubleshoot invoices'), heading('Limits'), problem('Bold', 'text'));
  expect(nodes.at(-1)?.type).toBe('paragraph');
});
