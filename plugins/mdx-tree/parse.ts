import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type {TreeNode} from '.';

const processor = remark().use(remarkMdx).use(remarkGfm);

/** The syntax tree of a page, as the generator's compiler reads it. */
export const parseMdx = (text: string): TreeNode => processor.parse(text) as TreeNode;
