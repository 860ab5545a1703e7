import {Children, isValidElement, type ReactNode} from 'react';

/** When to choose each product, or both: a row for each. Each paragraph begins one with "**Choose … if …**". */
export default function Suits({children}: {children: ReactNode}): ReactNode {
  const rows: ReactNode[][] = [];
  for (const child of Children.toArray(children)) {
    if (isValidElement(child) && child.type === 'p') rows.push([]);
    rows.at(-1)?.push(child);
  }
  return (
    <div className="rows">
      {rows.map((row, index) => (
        <div key={index}>{row}</div>
      ))}
    </div>
  );
}
