import type {ImportColumn} from '../../types';

/** One column in one line. */
export function column(
  name: string,
  meaning: string,
  accepts: string,
  required: boolean,
  example: string,
): ImportColumn {
  return {name, meaning, accepts, required, example};
}

/** The name of the key column, which every import has once, as its first column. */
export const keyColumn = 'ID';

export function idColumn(of: string, example: string): ImportColumn {
  return column(keyColumn, `The number Pilot gave ${of}.`, 'A number, or blank for a new record', false, example);
}

export const yesNo = 'Yes or No';
export const money = 'A number with up to two decimal places, without a dollar sign';
export const isoDate = 'A date such as `2025-03-12` or `3/12/2025`';
