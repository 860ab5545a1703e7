export * from './invoice';
export * from './line';
export * from './money';
export * from './rate';
