import {dentalabForQuickbooks} from './dentalab-for-quickbooks';
import {dlcpm} from './dlcpm';
import {easyrx} from './easyrx';
import {labcasebook} from './labcasebook';
import {labmanager} from './labmanager';
import {simplelabos} from './simplelabos';
import {threeShapeLms} from './three-shape-lms';
import type {Competitor} from './types';

export {capabilities} from './capabilities';

/** In the order of the sidebar. */
export const competitors: readonly Competitor[] = [
  dlcpm,
  threeShapeLms,
  labmanager,
  easyrx,
  dentalabForQuickbooks,
  simplelabos,
  labcasebook,
];
