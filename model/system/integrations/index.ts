export {carrierCapabilities} from '../../shipping/carriers';
export {labelOutcomes} from './carriers';
export {quickbooksAccountMapping, quickbooksSync} from './quickbooks-online';
export {rescanEffects, scannerConnect, scannerData} from './scanners';
