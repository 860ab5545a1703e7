import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

const isParagraph = (child: ReactNode): child is ReactElement<{children: ReactNode}> =>
  isValidElement(child) && child.type === 'p';

/**
 * When to choose each product, or both. Each paragraph begins a side with bold words, such as "**Choose … if …**",
 * which stand beside what follows, however long that is.
 */
export default function Suits({children}: {children: ReactNode}): ReactNode {
  const sides: ReactNode[][] = [];
  for (const child of Children.toArray(children)) {
    if (isParagraph(child)) {
      const [head, ...rest] = Children.toArray(child.props.children);
      sides.push([
        <p key="head">
          {head}
          {rest.length > 0 && <span>{rest}</span>}
        </p>,
      ]);
    } else sides.at(-1)?.push(child);
  }
  return (
    <div className={`rows ${styles.sides}`}>
      {sides.map((side, index) => (
        <div key={index}>{side}</div>
      ))}
    </div>
  );
}
