import type {ReactNode} from 'react';
import FactTable, {type FactTableProps} from '../FactTable';

export type StatementSumProps = {balance: FactTableProps; aging: FactTableProps};

/** A worked statement: how the closing balance is computed, and its aging. */
export default function StatementSum({balance, aging}: StatementSumProps): ReactNode {
  return (
    <>
      <FactTable {...balance} />
      <FactTable {...aging} />
    </>
  );
}
