import type {GlossaryTerm} from '../types';
import {term} from './term';

const steps = '/docs/operational-flow/production-template-steps';
const stations = '/docs/operational-flow/workstations';
const products = '/docs/products/products';

export const productionTerms: readonly GlossaryTerm[] = [
  term('Department', '/docs/operational-flow/departments', 'A named group of workstations, for reports only.', [
    'section',
    'team',
  ]),
  term('Workstation', stations, 'A place where similar work is done, such as Design or Ceramics.', [
    'station',
    'work centre',
    'bench',
    'mill',
    'printer',
  ]),
  term('Manual Push', stations, 'Work assignment in which a lead gives each step to a technician.', ['assign work']),
  term('Manual Pull', stations, 'Work assignment in which technicians take steps from a shared queue.', ['take work']),
  term('Capacity', stations, 'The hours of bench work that a technician can be given on one day.', [
    'load',
    'units per day',
    'overloaded',
  ]),
  term(
    'Production template step',
    steps,
    'A step as templates use it: its workstation, hours and wait, and whether it is a quality check.',
    ['step template'],
  ),
  term('Production template', '/docs/operational-flow/production-templates', 'The ordered steps for a product.', [
    'workflow',
    'routing',
    'schedule template',
    'recipe',
  ]),
  term('Estimated days', steps, 'The wait before a step may start, such as for an ordered part.', ['waiting time']),
  term(
    'Quality check',
    steps,
    'A step that passes or fails. A failure sends an earlier step back, and the check is done again.',
    ['QC', 'quality control', 'checklist', 'final inspection'],
  ),
  term('Piece rate', steps, 'What a technician earns for each unit of a step. It appears in financial reports only.', [
    'piece work',
    'pay rate',
    'productivity',
    'technician output',
  ]),
  term('Outsourcing', '/guides/outsourcing', 'Sending a step to another lab and getting it back.', [
    'outsource',
    'outside lab',
    'milling centre',
    'send out',
    'vendor',
    'manufacturer',
  ]),
  term(
    "Technicians' View",
    '/docs/operational-flow/technicians-view',
    "The bench screen: a technician's queue, without prices.",
    ['scan in', 'scan out', 'clock in', 'complete a step'],
  ),
  term('Technician', '/docs/users/users', 'A person who does production steps at a workstation.', [
    'tech',
    'CDT',
    'ceramist',
    'designer',
  ]),
  term('Product', products, 'Something the lab makes or charges for.', ['add-on', 'surcharge']),
  term('Product code', products, "The lab's short code of a product.", ['item code', 'SKU']),
  term('Restoration type', products, 'The group of a product for filters and reports.', ['category', 'product group']),
  term('Restoration', products, 'What is made to replace or rebuild a tooth.', ['prosthesis']),
  term('Crown', products, 'A cap over a whole tooth.', ['cap']),
  term('Coping', products, 'The thin cap under a layered crown.', ['substructure']),
  term('Veneer', products, 'A thin shell on the front of a tooth.', ['laminate']),
  term('Inlay', products, 'A filling made outside the mouth that sits inside the cusps. An onlay also covers cusps.', [
    'onlay',
  ]),
  term('Bridge', products, 'Joined units that replace one or more missing teeth.', ['splinted', 'fixed partial']),
  term('Pontic', '/docs/cases/line-items', 'The unit of a bridge that replaces the missing tooth; marked P.', [
    'dummy tooth',
  ]),
  term(
    'Abutment',
    '/docs/cases/line-items',
    'In a bridge, the tooth that carries it, marked A. On an implant, the part that carries the crown.',
    ['custom abutment', 'stock abutment'],
  ),
  term('Implant', products, 'A screw in the jaw that carries a restoration.', ['parts', 'fixture']),
  term('PFM', products, 'Porcelain fused to metal.', ['porcelain fused to metal']),
  term('PFZ', products, 'Porcelain fused to zirconia.', ['layered']),
  term(
    'Zirconia',
    '/docs/system/automations/item_material',
    'A strong white ceramic that is milled and then sintered.',
    ['full contour'],
  ),
  term('Lithium disilicate', '/docs/system/automations/item_material', 'A glass ceramic, pressed or milled.', [
    'e.max',
    'LiSi',
  ]),
  term('Alloy', products, 'The metal of cast work: base, noble or high noble. Often billed on its own line.', [
    'gold charge',
    'noble',
    'high noble',
    'metal',
    'full cast',
  ]),
  term(
    'Lot number',
    '/docs/cases/line-items',
    "The maker's number of a batch of material. Keep it in a custom field of the case.",
    ['batch number', 'material traceability'],
  ),
  term('Denture', products, 'Removable teeth for a whole jaw.', ['full denture']),
  term('Partial denture', products, 'Removable teeth that replace some teeth of a jaw.', [
    'partial',
    'RPD',
    'flexible',
    'Valplast',
    'framework',
  ]),
  term('Night guard', products, 'A removable appliance that protects teeth at night.', [
    'splint',
    'retainer',
    'aligner',
    'appliance',
  ]),
  term(
    'Custom tray',
    '/docs/cases/additional-steps',
    'An impression tray made for one patient, the first phase of many dentures.',
    ['bite block', 'set-up'],
  ),
  term('Try-in', '/docs/cases/additional-steps', 'A stage at which work is tried in the mouth before it is finished.', [
    'trial fitting',
  ]),
  term('Finish', '/docs/cases/additional-steps', 'The last phase of a denture, after the try-in.', ['processing']),
  term('Shade', '/docs/cases/line-items', 'The color of the finished tooth, such as A2.', ['VITA', 'A2']),
  term(
    'Stump shade',
    '/docs/cases/line-items',
    'The color of the prepared tooth under the restoration, ND1–ND9 or ST1–ST9.',
    ['prep shade'],
  ),
  term('Bite', '/docs/cases/file-management', 'The record of how upper and lower teeth meet.', [
    'occlusion',
    'bite registration',
  ]),
  term('Margin', '/docs/cases/file-management', 'The edge of the preparation, where the restoration ends.', [
    'finish line',
  ]),
  term(
    'Sintering',
    '/docs/operational-flow/production-templates',
    'Firing milled zirconia to its final size and strength.',
    ['firing'],
  ),
];
