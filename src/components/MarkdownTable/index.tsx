import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'table'> & {'data-caption'?: string};

/** A table written in Markdown; plugins/table-captions supplies the caption, labels, and alignment. */
export default function MarkdownTable({'data-caption': caption = 'Table', children, ...props}: Props): ReactNode {
  return (
    <div className="table-frame">
      {/* Sighted readers get the same from the heading above. */}
      <table aria-label={caption} {...props}>
        {children}
      </table>
    </div>
  );
}
