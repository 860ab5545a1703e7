export {formatDate, formatDay, formatShortDate} from '../calendar/dates';
export {formatMoney} from '../money/pricing/money';
export * from './build';
export * from './cases';
export * from './linked';
export * from './outsourcing';
export * from './setup';
export * from './statement';
