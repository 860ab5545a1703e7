import type {Checker} from '../site';
import {policy} from './policy';
import {thirdPartyList} from '../supply-chain/third-party';
import {securityTxt} from './security-txt';

export const securityCheckers: readonly Checker[] = [policy, securityTxt, thirdPartyList];
