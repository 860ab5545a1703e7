import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

type Container = ReactElement<{children: ReactNode}>;

/**
 * The cells of a hit's row: its link, and for a saved search its buttons, which DocSearch hands over as the
 * last part, in a fragment, and which must not stand inside a link.
 */
export const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({hit, children}) => {
  const container = children as Container;
  const parts = Children.toArray(container.props.children);
  const last = parts.at(-1);
  const buttons = isValidElement(last) && last.type === Fragment ? last : undefined;
  return (
    <>
      <div role="gridcell">
        <Link to={hit.url}>{buttons ? cloneElement(container, {}, parts.slice(0, -1)) : container}</Link>
      </div>
      {buttons && <div role="gridcell">{buttons}</div>}
    </>
  );
};
