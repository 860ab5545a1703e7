import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'table'> & {'data-caption'?: string};

/** A table written in Markdown; plugins/table-captions supplies the caption, labels, and alignment. */
export default function MarkdownTable({'data-caption': caption = 'Table', children, ...props}: Props): ReactNode {
  return (
    <div className="table-frame">
      <table {...props}>
        {/* Sighted readers get the same from the heading above. */}
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
