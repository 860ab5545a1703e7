import {cloneElement, isValidElement, type ReactNode} from 'react';

/**
 * A Markdown list as rows: what a reader asks, and beside it the answer, or below it a list with two. Each item is a
 * paragraph, which is what is asked, and then a paragraph or a list.
 */
export default function Answers({children}: {children: ReactNode}): ReactNode {
  return isValidElement<{className?: string}>(children) ? cloneElement(children, {className: 'rows pairs'}) : children;
}
