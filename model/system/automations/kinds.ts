import type {ScannerType} from './triggers';

/**
 * Kinds of product, method, and material that order forms hold. No codes: a lab reads the codes of its
 * own scanners under Raw values.
 */
export type OrderKind = {
  id: string;
  name: string;
  meaning: string;
  /** A vendor that publishes this display name for its order form; absent for a generic kind. */
  publishedBy?: ScannerType;
};

export const productKinds: readonly OrderKind[] = [
  {id: 'inlay', name: 'Inlay, Onlay', meaning: 'Some forms have only one of the two.', publishedBy: 'Medit'},
  {
    id: 'coping',
    name: 'Coping',
    meaning: 'The office may expect it layered, so check the method.',
    publishedBy: 'Medit',
  },
  {id: 'crown', name: 'Crown', meaning: 'Any crown. The method and material say which.'},
  {id: 'pontic', name: 'Pontic', meaning: 'Usually sent with the crowns of the same bridge.'},
  {id: 'veneer', name: 'Veneer', meaning: 'Sometimes called a laminate.'},
  {id: 'abutment', name: 'Implant abutment', meaning: 'May come with the crown as one item or two.'},
  {id: 'denture', name: 'Denture', meaning: 'Full, where the jaw matters more than tooth numbers, or partial.'},
  {id: 'night-guard', name: 'Night guard or splint', meaning: 'One jaw. The name may not contain "guard."'},
  {id: 'model', name: 'Model', meaning: 'Ordered alone or with other work.'},
];

export const methodKinds: readonly OrderKind[] = [
  {id: 'pfm', name: 'PFM', meaning: 'Porcelain fused to metal.', publishedBy: 'Medit'},
  {id: 'pfz', name: 'PFZ', meaning: 'Layered zirconia, at the layered price.', publishedBy: 'Medit'},
  {id: 'pfg', name: 'PFG', meaning: 'Porcelain fused to gold.', publishedBy: 'Medit'},
  {id: 'collarless', name: 'Collarless', meaning: 'A PFM with porcelain down to the margin.', publishedBy: 'Medit'},
  {id: 'e-max', name: 'e.max, LiSi', meaning: 'Lithium disilicate. The material is often blank.', publishedBy: 'Medit'},
  {id: 'full-contour', name: 'Full contour', meaning: 'One material, nothing layered on it.'},
  {id: 'layered', name: 'Layered', meaning: 'Porcelain on a coping or framework.'},
  {id: 'full-cast', name: 'Full cast', meaning: 'Cast metal only.'},
  {id: 'try-in', name: 'Try-in, Wax rim', meaning: 'A stage, as with dentures, not a way to make something.'},
];

export const materialKinds: readonly OrderKind[] = [
  {
    id: 'zirconia',
    name: 'Zirconia, Multi-layered zirconia',
    meaning: 'One shade, or a shade that changes from the gum line to the biting edge.',
    publishedBy: 'Medit',
  },
  {id: 'lisi', name: 'LiSi, Press ceramic', meaning: 'Lithium disilicate, under several names.', publishedBy: 'Medit'},
  {id: 'hybrid-ceramic', name: 'Hybrid ceramic', meaning: 'Ceramic in a resin matrix.', publishedBy: 'Medit'},
  {id: 'gold', name: 'Gold', meaning: 'Gold alloy, billed by most labs on its own line.', publishedBy: 'Medit'},
  {
    id: 'cr-co',
    name: 'Cr-Co, Ni-Cr',
    meaning: 'Cobalt-chrome and nickel-chrome, the base-metal alloys.',
    publishedBy: 'Medit',
  },
  {id: 'titanium', name: 'Titanium', meaning: 'Abutments, bars, and frameworks.', publishedBy: 'Medit'},
  {
    id: 'resin',
    name: 'Resin, Wax, 3D print',
    meaning: 'A temporary, a pattern, or a model. Check the product before you add a final restoration.',
    publishedBy: 'Medit',
  },
  {id: 'acrylic', name: 'Acrylic', meaning: 'Denture bases and splints.'},
];

export type ExampleAutomation = {
  id: string;
  name: string;
  trigger: 'IOS Case Create' | 'Product Added/Removed' | 'Additional Step Added';
  rules: readonly string[];
  actions: readonly string[];
};

/** Example automations for common work, with display names only. */
export const exampleAutomations: readonly ExampleAutomation[] = [
  {
    id: 'pair-ortiz',
    name: 'Orders from Dr. Ortiz',
    trigger: 'IOS Case Create',
    rules: ['Scanner Contact Name **contains** `Ortiz`', 'Scanner Name **is** `Main Lab 3Shape`'],
    actions: ['Assign pair: Dr. Amelia Ortiz at Bright Smiles Dental'],
  },
  {
    id: 'zirconia-crown',
    name: 'Zirconia crown',
    trigger: 'IOS Case Create',
    rules: ['Item Product Display Name **contains** `crown`', 'Item Material Display Name **contains** `zirconia`'],
    actions: ['Add products: Zirconia Crown, notation from the item, one for each tooth'],
  },
  {
    id: 'pfm-bridge',
    name: 'PFM bridge',
    trigger: 'IOS Case Create',
    rules: ['Item Product Display Name **is one of** `Crown`, `Pontic`', 'Item Method Display Name **is** `PFM`'],
    actions: ['Add products: PFM Bridge, with **Join items** on', 'Add tag: Bridge'],
  },
  {
    id: 'alloy',
    name: 'Alloy with PFM Bridge',
    trigger: 'Product Added/Removed',
    rules: ['Change **is** `Added`', 'Product **is** `PFM Bridge`'],
    actions: ['Add products: Noble Alloy, no notation, quantity 1'],
  },
  {
    id: 'night-guard',
    name: 'Night guard',
    trigger: 'IOS Case Create',
    rules: ['Item Product Display Name **contains** `guard`', 'Item Jaw Type **is one of** `Upper`, `Lower`'],
    actions: ['Add products: Night Guard, notation from the item, quantity 1'],
  },
  {
    id: 'wax-rim',
    name: 'Wax rim',
    trigger: 'IOS Case Create',
    rules: ['Item Product Display Name **contains** `denture`', 'Description **contains** `wax rim`'],
    actions: ['Choose case type: Wax rim', 'Add products: Wax Rim, notation from the item'],
  },
  {
    id: 'denture-try-in',
    name: 'Denture try-in',
    trigger: 'IOS Case Create',
    rules: ['Item Product Display Name **contains** `denture`', 'Description **contains** `try-in`'],
    actions: ['Choose case type: Try-in', 'Add products: Denture Try-in, notation from the item'],
  },
  {
    id: 'bite-check',
    name: 'Bite check for Dr. Reyes',
    trigger: 'Product Added/Removed',
    rules: ['Change **is** `Added`', 'Product **is** `Full Denture Finish`', 'Doctor **is** `Dr. Samuel Reyes`'],
    actions: [
      'Add an additional step: Check the bite with the doctor before finish, assigned to the lead, due 2 working days before the ship date',
    ],
  },
  {
    id: 'tell-doctor',
    name: 'Hold for a shade question',
    trigger: 'Additional Step Added',
    rules: ['Step Title **contains** `call about shade`'],
    actions: ['Put on hold: Waiting for doctor'],
  },
];
