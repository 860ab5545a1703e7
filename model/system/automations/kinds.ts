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
  {
    id: 'inlay',
    name: 'Inlay',
    meaning: 'A restoration that fits inside the cusps.',
    publishedBy: 'Medit',
  },
  {id: 'onlay', name: 'Onlay', meaning: 'Like an inlay, but it covers one or more cusps.', publishedBy: 'Medit'},
  {id: 'coping', name: 'Coping', meaning: 'The thin cap under a layered crown.', publishedBy: 'Medit'},
  {id: 'crown', name: 'Crown', meaning: 'A cap over the whole tooth.'},
  {id: 'pontic', name: 'Pontic', meaning: 'The part of a bridge that replaces a missing tooth.'},
  {id: 'veneer', name: 'Veneer', meaning: 'A thin shell on the front of a tooth.'},
  {id: 'abutment', name: 'Implant abutment', meaning: 'The part between an implant and its crown.'},
  {
    id: 'denture',
    name: 'Denture',
    meaning: 'Removable teeth for a full or partial arch. The jaw matters more than tooth numbers.',
  },
  {id: 'night-guard', name: 'Night guard or splint', meaning: 'A removable appliance for one jaw.'},
  {id: 'model', name: 'Model', meaning: 'A printed or milled model of the jaw, alone or with other work.'},
];

export const methodKinds: readonly OrderKind[] = [
  {id: 'pfm', name: 'PFM', meaning: 'Porcelain fused to metal.', publishedBy: 'Medit'},
  {id: 'pfz', name: 'PFZ', meaning: 'Porcelain fused to zirconia.', publishedBy: 'Medit'},
  {id: 'pfg', name: 'PFG', meaning: 'Porcelain fused to gold.', publishedBy: 'Medit'},
  {
    id: 'collarless',
    name: 'Collarless',
    meaning: 'Porcelain down to the margin, with no visible metal collar.',
    publishedBy: 'Medit',
  },
  {
    id: 'e-max',
    name: 'e.max',
    meaning: 'Lithium disilicate, pressed or milled, under its brand name.',
    publishedBy: 'Medit',
  },
  {id: 'lisi', name: 'LiSi', meaning: 'Lithium disilicate, by its short name.', publishedBy: 'Medit'},
  {id: 'full-contour', name: 'Full contour', meaning: 'Made entirely of one material, with nothing layered on it.'},
  {id: 'layered', name: 'Layered', meaning: 'Porcelain built up on a coping or framework.'},
  {id: 'full-cast', name: 'Full cast', meaning: 'Made entirely of cast metal.'},
  {id: 'try-in', name: 'Try-in', meaning: 'A stage tried in the mouth before finishing, as with dentures.'},
];

export const materialKinds: readonly OrderKind[] = [
  {
    id: 'multi-layered-zirconia',
    name: 'Multi-layered zirconia',
    meaning: 'Zirconia whose shade changes from the gum line to the biting edge.',
    publishedBy: 'Medit',
  },
  {id: 'zirconia', name: 'Zirconia', meaning: 'Zirconia of one shade.', publishedBy: 'Medit'},
  {id: 'gold', name: 'Gold', meaning: 'Gold alloy.', publishedBy: 'Medit'},
  {id: 'resin', name: 'Resin', meaning: 'Milled, printed, or pressed resin, often temporary.', publishedBy: 'Medit'},
  {id: 'lisi', name: 'LiSi', meaning: 'Lithium disilicate.', publishedBy: 'Medit'},
  {id: 'press-ceramic', name: 'Press ceramic', meaning: 'Ceramic pressed from an ingot.', publishedBy: 'Medit'},
  {id: 'hybrid-ceramic', name: 'Hybrid ceramic', meaning: 'Ceramic in a resin matrix.', publishedBy: 'Medit'},
  {id: 'cr-co', name: 'Cr-Co', meaning: 'Chrome-cobalt, a base alloy.', publishedBy: 'Medit'},
  {id: 'ni-cr', name: 'Ni-Cr', meaning: 'Nickel-chrome, a base alloy.', publishedBy: 'Medit'},
  {id: 'titanium', name: 'Titanium', meaning: 'A metal for abutments, bars, and frameworks.', publishedBy: 'Medit'},
  {id: 'wax', name: 'Wax', meaning: 'A pattern for casting or pressing.', publishedBy: 'Medit'},
  {
    id: 'three-d-print',
    name: '3D print',
    meaning: 'Printed resin, for models, guides, or patterns.',
    publishedBy: 'Medit',
  },
  {id: 'acrylic', name: 'Acrylic', meaning: 'Denture base and splint material.'},
];

/** What each scanner publishes about the three item fields. */
export const kindSources: readonly {scanner: ScannerType; says: string}[] = [
  {
    scanner: 'iTero',
    says: 'This site lists no published names. Look under **Raw values** for the codes and display names your offices have sent.',
  },
  {
    scanner: '3Shape',
    says: 'This site lists no published names. Look under **Raw values** for the codes and display names your offices have sent.',
  },
  {
    scanner: 'Medit',
    says: "Medit's published order form has a type, a method, and a material for each tooth. The tables mark those names. The codes are under **Raw values**.",
  },
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
    id: 'denture-try-in',
    name: 'Denture try-in',
    trigger: 'IOS Case Create',
    rules: ['Item Product Display Name **contains** `denture`', 'Description **contains** `try-in`'],
    actions: ['Choose case type: Try-in', 'Add products: Denture Try-in, notation from the item'],
  },
  {
    id: 'denture-teeth',
    name: 'Teeth for a try-in',
    trigger: 'Product Added/Removed',
    rules: ['Change **is** `Added`', 'Product **is** `Denture Try-in`'],
    actions: ['Add an additional step: Order denture teeth, due 1 working day after the run'],
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
    name: 'Tell the doctor about a repair step',
    trigger: 'Additional Step Added',
    rules: ['Step Title **contains** `repair`'],
    actions: ['Send a message: A repair step was added to case `{{case.case_number}}`.'],
  },
];
