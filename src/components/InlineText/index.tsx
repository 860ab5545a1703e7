import type {ReactNode} from 'react';
import {boldAttributes} from '@site/lib/interface-words';

const MARKUP = /(\*\*[^*]+\*\*|`[^`]+`)/;

/** Renders text from the model: plain text with `**interface words**` and `code` in backticks. */
export default function InlineText({text}: {text: string}): ReactNode {
  return text.split(MARKUP).map((part, index) => {
    if (part.startsWith('**') && part.length > 4) {
      const words = part.slice(2, -2);
      return (
        <strong key={index} {...boldAttributes(words)}>
          {words}
        </strong>
      );
    }
    if (part.startsWith('`') && part.length > 2)
      return (
        <code key={index} translate="no">
          {part.slice(1, -1)}
        </code>
      );
    return part;
  });
}

/** A menu path, as shown on screen. */
export function Menu({path}: {path: string}): ReactNode {
  return <strong translate="no">{path}</strong>;
}

/** A product limit inside a sentence: a number with its unit, which a no-break space keeps together. */
export function Limit({text}: {text: string}): ReactNode {
  return text;
}
