import type {Checker} from '../site';
import {policy} from './policy';
import {securityTxt} from './security-txt';

export const securityCheckers: readonly Checker[] = [policy, securityTxt];
