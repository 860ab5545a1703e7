/**
 * Under a heading such as "Troubleshoot invoices", turns each paragraph that starts with a bold symptom into a
 * disclosure, so that readers can skim the symptoms and link to each one. The anchor comes from the symptom's words, or
 * from a comment with `#anchor` after it, which keeps links to a problem alive when its words change.
 */
import {createSlugger, type Slugger} from '@docusaurus/utils';
import {plainText} from '../../lib/tree';
import {component, isTroubleshooting, type TreeNode} from '../mdx-tree';

/** Enough words to tell two symptoms apart. */
const WORDS_OF_AN_ANCHOR = 8;

export default function troubleshooting(): (tree: TreeNode) => void {
  return (tree) => {
    const slugger = createSlugger();
    const kept: TreeNode[] = [];
    /** Of the last "Troubleshoot …" heading; 0 outside of its section. */
    let depth = 0;
    for (const node of tree.children ?? []) {
      if (isTroubleshooting(node)) depth = node.depth!;
      else if (node.type === 'heading' && node.depth! <= depth) depth = 0;
      const symptom = depth > 0 ? symptomOf(node) : undefined;
      const last = kept.at(-1);
      if (symptom) kept.push(problemOf(node, symptom, slugger));
      else if (last?.name === 'Problem' && belongs(node)) last.children?.push(node);
      else kept.push(node);
    }
    tree.children = kept;
  };
}

function symptomOf(node: TreeNode): TreeNode | undefined {
  const [first] = node.children ?? [];
  return node.type === 'paragraph' && first?.type === 'strong' ? first : undefined;
}

/** Lists, tables, and further paragraphs belong to the symptom above them; components do not. */
const belongs = ({type}: TreeNode): boolean => ['paragraph', 'list', 'table', 'code'].includes(type);

const ANCHOR_COMMENT = /^\/\*#([a-z0-9-]+)\*\/$/;

function problemOf(paragraph: TreeNode, symptom: TreeNode, slugger: Slugger): TreeNode {
  const [, ...parts] = paragraph.children ?? [];
  const comment = parts.find(({type, value}) => type === 'mdxTextExpression' && ANCHOR_COMMENT.test(value ?? ''));
  const rest = parts.filter((part) => part !== comment);
  const first = rest.find(({value}) => value?.trim() !== '');
  if (first?.type === 'text') first.value = first.value?.replace(/^\s+/, '');
  const answer = rest.slice(first ? rest.indexOf(first) : rest.length);
  const [, anchor = anchorIn(plainText(symptom))] = ANCHOR_COMMENT.exec(comment?.value ?? '') ?? [];
  return component('Problem', {id: slugger.slug(`problem-${anchor}`)}, [
    component('Symptom', {}, symptom.children),
    ...(answer.length > 0 ? [{type: 'paragraph', children: answer}] : []),
  ]);
}

/** `The case isn’t shipped.` → `the-case-isnt-shipped`. */
const anchorIn = (symptom: string): string =>
  (
    symptom
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? []
  )
    .slice(0, WORDS_OF_AN_ANCHOR)
    .join('-');
