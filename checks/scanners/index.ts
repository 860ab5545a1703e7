import {nuValidator} from './nu';
import {observatory} from './observatory';

export const scannerCheckers = [nuValidator, observatory];
