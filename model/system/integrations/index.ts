export {carrierCapabilities, labelOutcomes} from './carriers';
export {quickbooksAccountMapping, quickbooksRules, quickbooksSync} from './quickbooks-online';
export {rescanEffects, scannerConnect, scannerData} from './scanners';
export {autopayRules, stripeEvents} from './stripe';
