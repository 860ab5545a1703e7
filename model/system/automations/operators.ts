export type Operator = {id: string; name: string; matches: string; example: string};

/** Comparisons ignore upper and lower case, and spaces at both ends. */
export const operators: readonly Operator[] = [
  {id: 'is', name: 'is', matches: 'The value equals what you typed.', example: 'Item Tooth Number **is** `8`'},
  {
    id: 'is-not',
    name: 'is not',
    matches: 'The value differs from what you typed, or is empty.',
    example: 'Scanner Type **is not** `Medit`',
  },
  {
    id: 'contains',
    name: 'contains',
    matches: 'What you typed appears anywhere in the value.',
    example: 'Item Material Display Name **contains** `zirconia`',
  },
  {
    id: 'is-one-of',
    name: 'is one of',
    matches: 'The value equals any entry in your list of up to 100.',
    example: 'Item Shade **is one of** `A1`, `A2`, `A3`',
  },
];
