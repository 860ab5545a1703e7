import type {ReactNode} from 'react';

const MARKUP = /(\*\*[^*]+\*\*|`[^`]+`)/;

/** Renders text from the model: plain text with `**interface words**` and `code` in backticks. */
export default function InlineText({text}: {text: string}): ReactNode {
  return text.split(MARKUP).map((part, index) => {
    if (part.startsWith('**') && part.length > 4) return <strong key={index}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`') && part.length > 2) return <code key={index}>{part.slice(1, -1)}</code>;
    return part;
  });
}
