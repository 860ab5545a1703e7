import {threeShapeLms} from './3shape-lms';
import {capabilities} from './capabilities';
import {checkComparisons} from './check';
import {dentalabForQuickbooks} from './dentalab-for-quickbooks';
import {dlcpm} from './dlcpm';
import {easyrx} from './easyrx';
import {labcasebook} from './labcasebook';
import {labmanager} from './labmanager';
import {simplelabos} from './simplelabos';

export {capabilities};

/** In the order of the sidebar. */
export const competitors = checkComparisons(
  [threeShapeLms, dentalabForQuickbooks, dlcpm, easyrx, labcasebook, labmanager, simplelabos],
  capabilities,
);
