import {expect, test} from 'vitest';
import {plainText} from '../../lib/tree';
import {runOn} from '../mdx-tree/testing';
import troubleshooting from '.';

const run = (source: string) => runOn(troubleshooting, source);
const typesIn = (source: string) => run(source).map(({type}) => type);

test('each symptom of a problems section becomes a disclosure with what follows it', () => {
  const [, first, second] = run(`## Troubleshoot cases

**Go Live is refused.** Something is missing.

Choose it.

**The case shipped by mistake.** Undo it.`);
  expect(first?.name).toBe('Problem');
  expect(first?.props).toEqual({id: 'problem-go-live-is-refused'});
  const parts = first?.children?.map((child) => plainText(child));
  expect(parts).toEqual(['Go Live is refused.', 'Something is missing.', 'Choose it.']);
  expect(second?.props).toEqual({id: 'problem-the-case-shipped-by-mistake'});
});

test('two symptoms with the same words have two anchors', () => {
  const [, first, second] = run('## Troubleshoot cases\n\n**Late.** a\n\n**Late.** b');
  expect([first?.props?.id, second?.props?.id]).toEqual(['problem-late', 'problem-late-1']);
});

test('a comment after a symptom gives it an anchor that outlives its words', () => {
  const [, late] = run('## Troubleshoot cases\n\n**It arrived after the due date.** {/*#late*/} Call.');
  expect(late?.props?.id).toBe('problem-late');
  expect(late?.children?.map((child) => plainText(child))).toEqual(['It arrived after the due date.', 'Call.']);
});

test('other sections, and those after it, keep their bold paragraphs', () => {
  expect(typesIn('## Enter a case\n\n**What came in the box** has no field.')).toEqual(['heading', 'paragraph']);
  expect(typesIn('## Troubleshoot invoices\n\n## Limits\n\n**Bold** text').at(-1)).toBe('paragraph');
});
