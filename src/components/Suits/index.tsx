import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Whom each product suits, or both, as cards beside each other. Each paragraph begins a card. */
export default function Suits({children}: {children: ReactNode}): ReactNode {
  const cards: ReactNode[][] = [];
  for (const child of Children.toArray(children)) {
    if (isValidElement(child) && child.type === 'p') cards.push([]);
    cards.at(-1)?.push(child);
  }
  return (
    <div className={styles.suits}>
      {cards.map((card, index) => (
        <div key={index} className="sheet">
          {card}
        </div>
      ))}
    </div>
  );
}
