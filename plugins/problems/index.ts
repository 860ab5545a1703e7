/**
 * Under a heading such as "Troubleshoot invoices", turns each paragraph that starts with a bold symptom into a
 * disclosure, so that readers can skim the symptoms and link to each one.
 */
import {anchorOf} from '../model-components/lookup';
import {component, plainText, type PageFile, type TreeNode} from '../mdx-tree';

const HEADING = /^Troubleshoot /;
/** Enough words to tell two symptoms apart. */
const WORDS_OF_AN_ANCHOR = 8;

export default function problems(): (tree: TreeNode, file: PageFile) => void {
  return (tree) => {
    const used = new Set<string>();
    const kept: TreeNode[] = [];
    let current: TreeNode | undefined;
    let depth = 0;
    for (const node of tree.children ?? []) {
      if (node.type === 'heading') {
        if (HEADING.test(plainText(node))) depth = node.depth ?? 2;
        else if ((node.depth ?? 2) <= depth) depth = 0;
        current = undefined;
      }
      const symptom = depth > 0 ? symptomOf(node) : undefined;
      if (symptom) {
        current = problemOf(node, symptom, used);
        kept.push(current);
      } else if (current && belongs(node)) current.children?.push(node);
      else {
        current = undefined;
        kept.push(node);
      }
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

function problemOf(paragraph: TreeNode, symptom: TreeNode, used: Set<string>): TreeNode {
  const [, ...rest] = paragraph.children ?? [];
  const [next] = rest;
  if (next?.type === 'text') next.value = next.value?.replace(/^\s+/, '');
  const answer = rest.some((part) => part.type !== 'text' || part.value) ? [{type: 'paragraph', children: rest}] : [];
  const id = anchorFor(plainText(symptom), used);
  return component('Problem', {id}, [component('Symptom', {}, symptom.children), ...answer]);
}

function anchorFor(symptom: string, used: Set<string>): string {
  const words = anchorOf(symptom.replace(/['’]/g, '')).split('-').slice(0, WORDS_OF_AN_ANCHOR).join('-');
  const taken = [...used].filter((id) => id === `problem-${words}` || id.startsWith(`problem-${words}-`)).length;
  const id = `problem-${words}${taken > 0 ? `-${taken + 1}` : ''}`;
  used.add(id);
  return id;
}
