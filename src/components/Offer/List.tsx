import type {ReactNode} from 'react';
import type {offerFacts} from './facts';

export default function List({facts}: {facts: ReturnType<typeof offerFacts>}): ReactNode {
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map(({key, label, text}) => (
        <li key={key}>
          <strong>{label}.</strong> {text}
        </li>
      ))}
    </ul>
  );
}
