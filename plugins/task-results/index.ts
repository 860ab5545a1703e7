/**
 * Sets the result of a task apart from its last step: the sentences after "Select **Save**." Only in numbered lists
 * that are directly in the page, not in other lists or tables.
 */
import {isSteps, type TreeNode} from '../mdx-tree';

/** Only the press of a button; a longer step goes on. */
const PRESS = /^(?:Select |Confirm\.)/;
/** The end of the first sentence, and no more to do after it. */
const RESULT = /^([^]*?\.) (?!(?:If|To|For|See|Then|Ask|Keep|Repeat)\b)(?=[\p{Lu}$\d]|$)/u;

export default function taskResults(): (tree: TreeNode) => void {
  return (tree) => {
    for (const node of tree.children ?? [])
      if (isSteps(node) && node.children!.length > 1) setResult(node.children!.at(-1)!);
  };
}

function setResult({children: blocks = []}: TreeNode): void {
  const [step, ...more] = blocks;
  const [start] = step?.children ?? [];
  if (!step?.children || more.length > 0 || !PRESS.test(start?.value ?? '')) return;
  const place = step.children.findIndex(({type, value = ''}) => type === 'text' && value.includes('.'));
  const [done, press] = RESULT.exec(step.children[place]?.value ?? '') ?? [];
  if (done === undefined) return;
  const first = {type: 'text', value: step.children[place]!.value!.slice(done.length)};
  const result = [...(first.value ? [first] : []), ...step.children.slice(place + 1)];
  if (result.length === 0) return;
  const className = {type: 'mdxJsxAttribute', name: 'className', value: 'result'};
  step.children = [
    ...step.children.slice(0, place),
    {type: 'text', value: `${press} `},
    {type: 'mdxJsxTextElement', name: 'span', attributes: [className], children: result},
  ];
}
