export * from './billing';
export * from './dates';
export * from './schedule';
export * from './ship-date';
