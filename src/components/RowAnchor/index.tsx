import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A link to its own row; `id` is the row's id. Other pages may link to it. */
export default function RowAnchor({id, name}: {id: string; name: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <a className="row-anchor" href={`#${id}`} aria-label={`Link to ${name}`} data-search="skip">
      #
    </a>
  );
}
