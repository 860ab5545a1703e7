import type {ImportColumn} from '../../types';

/** A column whose name says how to fill it in. */
export const plain = (name: string): ImportColumn => ({name, fill: '', required: false});

/** A column that has something to say. */
export const column = (id: string, name: string, fill: string): ImportColumn => ({id, name, fill, required: false});

/** A new record needs it; a row with an ID doesn't. */
export const required = (one: ImportColumn): ImportColumn => ({...one, required: true});

/** The name of the key column, which every import has once, as its first column. */
export const keyColumn = 'ID';

/** The page explains it once, for every import. */
export const idColumn: ImportColumn = plain(keyColumn);

export const yesNo = (ifBlank: 'Yes' | 'No'): string => `Yes or No; ${ifBlank} if blank.`;
