import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** When to choose each product, or both, side by side. Each paragraph begins one with "**Choose … if …**". */
export default function Suits({children}: {children: ReactNode}): ReactNode {
  const sides: ReactNode[][] = [];
  for (const child of Children.toArray(children)) {
    if (isValidElement(child) && child.type === 'p') sides.push([]);
    sides.at(-1)?.push(child);
  }
  return (
    <div className={`rows ${styles.sides}`}>
      {sides.map((side, index) => (
        <div key={index}>{side}</div>
      ))}
    </div>
  );
}
