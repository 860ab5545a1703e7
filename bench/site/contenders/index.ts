import type {Contender} from './contender';
import {docusaurus} from './docusaurus';
import {nextra} from './nextra';
import {own} from './own';
import {starlight} from './starlight';
import {vitePress} from './vitepress';

export const contenders: readonly Contender[] = [own, docusaurus, vitePress, starlight, nextra];
