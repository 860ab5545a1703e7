import type {ReactNode} from 'react';

const MARKUP = /(\*\*[^*]+\*\*|`[^`]+`)/;
const PERMISSION = /^[^›]+ › [^:]+: (?:View|Create|Update|Delete|Manage)/;

/**
 * Words of the interface, which a browser must not translate: the reader looks for them on the screen. A permission, such
 * as `Financials › Payments: Delete`, looks quieter than a button.
 */
export function Strong({children}: {children?: ReactNode}): ReactNode {
  const isPermission = typeof children === 'string' && PERMISSION.test(children);
  return (
    <strong translate="no" className={isPermission ? 'permission' : undefined}>
      {children}
    </strong>
  );
}

/** Renders text from the model: plain text with `**interface words**` and `code` in backticks. */
export default function InlineText({text}: {text: string}): ReactNode {
  return text.split(MARKUP).map((part, index) => {
    if (part.startsWith('**') && part.length > 4) return <Strong key={index}>{part.slice(2, -2)}</Strong>;
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

/** A product limit inside a sentence: a number with its unit. */
export function Limit({text}: {text: string}): ReactNode {
  return <span className="nowrap">{text}</span>;
}
