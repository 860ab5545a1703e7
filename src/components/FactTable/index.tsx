import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Disclosure from '../Disclosure';
import InlineText from '../InlineText';

/** Each note is shown on its own line below the text. */
export type FactCell = string | {text: string; notes: readonly string[]};

export type FactRow = {
  /** Anchor of the row, for links and the search. */
  id?: string;
  /** One cell per column; the first names the row. */
  cells: readonly FactCell[];
  /** The row totals the rows above it. */
  total?: true;
};

export type FactTableProps = {
  caption: string;
  /** Applies to every row that doesn't say otherwise. */
  note?: string;
  columns: readonly string[];
  rows: readonly FactRow[];
  /** Collapses the table under how much is inside: "24 fields". */
  count?: string;
  /** The heading of the section around it names it already. */
  named?: true;
  /** Summary of the collapsed table where similar tables surround it; defaults to the caption. */
  shortName?: string;
  /** Collapses the table under its result: "Case 10482 ships Mon Mar 10, 2025". */
  answer?: string;
  /** The last column holds amounts. */
  amounts?: true;
};

/** With this many columns or more, a narrow screen shows each row as a list. */
const STACKS_FROM = 3;

const cellText = (cell: FactCell): string => (typeof cell === 'string' ? cell : cell.text);

/** A table of facts from the model: fields, variables, file columns, or a worked calculation. */
export default function FactTable(props: FactTableProps): ReactNode {
  const {caption, note, columns, rows, count, named, shortName, answer, amounts} = props;
  const stacks = columns.length >= STACKS_FROM && !amounts;
  // The summary of a collapsed table shows its caption, unless it shows the answer.
  const isNamed = named ?? (count && !answer);
  const table = (
    <div className="table-frame">
      <table aria-label={isNamed ? caption : undefined} className={stacks ? 'stacks' : undefined}>
        {(note || !isNamed) && (
          <caption>
            {!isNamed && caption}
            {note && !isNamed && '. '}
            {note && <InlineText text={note} />}
          </caption>
        )}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={amounts && index === columns.length - 1 ? 'amount' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.id ?? index} {...row} labels={stacks ? columns : []} amounts={amounts} />
          ))}
        </tbody>
      </table>
    </div>
  );
  if (!count && !answer) return table;
  return (
    <Disclosure summary={answer ?? shortName ?? caption} hint={count ?? 'how it’s calculated'}>
      {table}
    </Disclosure>
  );
}

/** `labels` are shown before the cells where rows are lists. */
type RowProps = FactRow & Pick<FactTableProps, 'amounts'> & {labels: readonly string[]};

function Row({id, cells, total, amounts, labels}: RowProps): ReactNode {
  const [name = '', ...rest] = cells;
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <tr id={id} className={total ? 'total' : undefined}>
      <th scope="row">
        <InlineText text={cellText(name)} />
        <Notes of={name} />
      </th>
      {rest.map((cell, index) => (
        <td
          key={index}
          data-label={labels[index + 1]}
          className={amounts && index === rest.length - 1 ? 'amount' : undefined}
        >
          <InlineText text={cellText(cell)} />
          <Notes of={cell} />
        </td>
      ))}
    </tr>
  );
}

function Notes({of: cell}: {of: FactCell}): ReactNode {
  if (typeof cell === 'string') return null;
  return cell.notes.map((note) => (
    <span key={note} className="note">
      {' '}
      <InlineText text={note} />
    </span>
  ));
}
