// cspell:ignore Argen Biocare Brux bruxism Captek Celtra Cercon emax Enamic endocrown Essix feldspathic flexi gumshield Hawley Herbst Invisalign Ivoclar Katana mouthguard Noritake overdenture PEKK PMMA Prettau Procera stayplate Straumann Trilor Vitallium Zirkonzahn Zolid
import type {SynonymGroup} from './group';

const products = '/docs/products/products';
const pricelists = '/docs/products/pricelists';
const customPrices = '/docs/products/custom-prices';
const itemProduct = '/docs/system/automations/item_product';
const itemMethod = '/docs/system/automations/item_method';
const itemMaterial = '/docs/system/automations/item_material';

export const catalogWords: readonly SynonymGroup[] = [
  // Fixed
  {words: ['jacket crown', 'PJC', 'gold crown', 'full gold', 'FGC', 'stainless steel crown'], page: products},
  {words: ['temporary crown', 'provisional', 'PMMA', 'temps', 'telescopic crown', 'full arch implant'], page: products},
  {words: ['implant crown', 'screw-retained', 'cement-retained', 'hybrid denture', 'implant bar'], page: products},
  {words: ['locator', 'overdenture', 'ti-base', 'multi-unit abutment', 'surgical stent'], page: products},
  {words: ['radiographic guide', 'healing abutment', 'Straumann', 'Nobel Biocare', 'Zimmer'], page: products},
  {words: ['implant system', 'resin-bonded bridge', 'three-quarter crown', 'inlay bridge'], page: products},
  {words: ['endocrown'], page: products},
  // Removable and appliances
  {words: ['complete denture', 'reline', 'rebase', 'soft liner', 'immediate denture', 'full upper'], page: products},
  {words: ['flipper', 'stayplate', 'acrylic partial', 'cast partial', 'chrome denture'], page: products},
  {words: ['cobalt chrome denture', 'Vitallium', 'TCS', 'flexi denture', 'nylon denture'], page: products},
  {words: ['copy denture', 'duplicate denture', 'bruxism guard', 'occlusal splint', 'occlusal guard'], page: products},
  {words: ['bite splint', 'mouthguard', 'sports guard', 'gumshield', 'Michigan splint', 'NTI', 'TMJ'], page: products},
  {words: ['sleep apnea appliance', 'snore guard', 'mandibular advancement', 'Herbst', 'Hawley'], page: products},
  {words: ['Essix', 'clear retainer', 'space maintainer', 'expander', 'ortho appliance'], page: products},
  {words: ['whitening tray', 'indirect bonding tray', 'mock-up', 'printed model', 'model charge'], page: products},
  // Fees and codes
  {words: ['rush fee product', 'handling fee', 'design fee', 'scan fee', 'disposal fee'], page: products},
  {words: ['repair charge', 'shipping product', 'service item', 'labor charge', 'item master'], page: products},
  {words: ['service list', 'catalogue', 'product catalogue', 'product families'], page: products},
  // Switches
  {words: ['product behaviors', 'Allow Rate Change', 'Allow Discount', 'Allow Shades'], page: products},
  {words: ['Bridge Notation', 'Requires Notation', 'Hide from Client Portal', 'variable price'], page: products},
  {words: ['quoted product', 'taxable switch', 'shade required', 'tooth required', 'pair of dentures'], page: products},
  // Life of a product
  {words: ['retire a product', 'inactive product', 'archive a product', 'rename a product'], page: products},
  {words: ['This code is already used', 'one product or several', 'variants', 'discontinued'], page: products},
  // In short
  {words: ['sleep apnea', 'snoring', 'Invisalign', 'type of crown', 'sports mouthguard', 'whitening'], page: products},
  {words: ['bleaching', 'digital denture'], page: products},
  {words: ['price tier', 'price level', 'fee guide', 'tariff', 'price sheet', 'rate card'], page: pricelists},
  {words: ['NHS prices', 'private prices', 'economy range', 'DSO pricing', 'school prices'], page: pricelists},
  {words: ['wholesale price', 'trade price', 'default pricelist', 'annual increase', 'inflation'], page: pricelists},
  {words: ['price rise', '5 percent increase', 'across the board', 'mass price change'], page: pricelists},
  {words: ['future prices', 'blank price', 'retire a pricelist', 'print the price list'], page: pricelists},
  {words: ['price per unit', 'set a price', 'price management', 'charges to dentists'], page: pricelists},
  {words: ['Medicaid prices', 'public sector prices', 'premium range', 'fee increase'], page: pricelists},
  {words: ['January prices', 'repricing', 'markup', 'price category', 'unpriced product'], page: pricelists},
  // In short
  {words: ['raise fees', 'put prices up', 'prices go up', 'price change date'], page: pricelists},
  {words: ['customer price list', 'price lists for groups', 'fee list'], page: pricelists},
  {words: ['loyalty price', 'introductory price', 'promotional price', 'trial price'], page: customPrices},
  {words: ['special offer', 'temporary price', 'limited offer', 'price expires', 'price freeze'], page: customPrices},
  {words: ['grandfathered price', 'old price kept', 'VIP price', 'price for one dentist'], page: customPrices},
  {words: ['friend discount', 'family price', 'coupon code', 'voucher', 'volume price'], page: customPrices},
  {words: ['bulk discount', 'units discount', 'which price wins', 'price priority'], page: customPrices},
  {words: ['price precedence', 'price hierarchy', 'custom price ignored', 'The dates overlap'], page: customPrices},
  {words: ['import special prices', 'prices to renew', 'individual price', 'quotation'], page: customPrices},
  {words: ['price quote', 'estimate for a case', 'quote for each case'], page: customPrices},
  // In short
  {words: ['VIP discount', 'doctor discount', 'discount for a dentist', 'special rate'], page: customPrices},
  {words: ['discounted rate', 'deal for a dentist', 'cheaper for one doctor', 'lower price'], page: customPrices},
  {words: ['restoration codes', 'iTero codes', '3Shape codes', 'code or display name'], page: itemProduct},
  {words: ['language of the scanner', 'foreign language', 'translated names', 'unknown value'], page: itemProduct},
  {words: ['splint not recognized', 'guard called a splint', 'implant crown taken as crown'], page: itemProduct},
  {words: ['contains takes too much', 'both jaws', 'pontic left out', 'too few lines'], page: itemProduct},
  {words: ['product not recognized', 'map a crown', 'mapping table', 'cross-reference'], page: itemProduct},
  {words: ['translate codes', 'vendor codes', 'scanner vocabulary', 'order form names'], page: itemProduct},
  {words: ['abutment from a scanner', 'veneer from a scanner', 'denture from a scanner'], page: itemProduct},
  {words: ['restoration type from a scanner', 'lookup of scanner values'], page: itemProduct},
  // In short
  {words: ['different name', 'called something else', 'names from scanners'], page: itemProduct},
  {words: ['wrong line from a scanner'], page: itemProduct},
  {words: ['PFG', 'porcelain fused to gold', 'porcelain margin', 'porcelain butt', 'cutback'], page: itemMethod},
  {words: ['facial cutback', 'monolithic or layered', 'full contour or layered', 'press or mill'], page: itemMethod},
  {words: ['pressed e.max', 'fabrication method', 'technique', 'try-in from a scanner'], page: itemMethod},
  {words: ['denture stage from a scanner', 'method is empty', 'method missing'], page: itemMethod},
  {words: ['PFZ at the wrong price', 'hard or soft guard', 'dual laminate', 'collect methods'], page: itemMethod},
  {words: ['spellings of PFM', 'P.F.M.', 'two methods in a bridge', 'brand as method'], page: itemMethod},
  {words: ['stacked porcelain', 'hand-layered', 'micro-layered', 'press to metal'], page: itemMethod},
  {words: ['press to zirconia', 'substructure only', 'cast gold', 'metal-ceramic'], page: itemMethod},
  // In short
  {words: ['porcelain'], page: itemMethod},
  {words: ['Zirkonzahn', 'Prettau', 'Zolid', 'Cercon', 'ArgenZ', 'Noritake', 'Lava Plus'], page: itemMaterial},
  {words: ['zirconium oxide', 'ZrO2', 'translucent zirconia', 'multilayer zirconia', 'Ivoclar'], page: itemMaterial},
  {words: ['Empress', 'Celtra', 'Obsidian', 'Enamic', 'Lava Ultimate', 'PEEK', 'PEKK', 'Trilor'], page: itemMaterial},
  {words: ['nylon', 'composite', 'feldspathic', 'alumina', 'non-precious', 'semi-precious'], page: itemMaterial},
  {words: ['base metal', 'palladium', 'nickel free', 'nickel allergy', 'cobalt chrome', 'Cr-Co'], page: itemMaterial},
  {words: ['Ni-Cr', 'press ceramic', 'hybrid ceramic', 'resin', 'wax pattern', 'block brand'], page: itemMaterial},
  {words: ['zirconia disc', 'puck', 'ingot', 'materials to expect', 'no material sent'], page: itemMaterial},
  {words: ['material is blank', 'temporary made as final', 'alloy from the order'], page: itemMaterial},
  {words: ['auditor asks for material', 'FDA audit'], page: itemMaterial},
  // In short
  {words: ['brand of zirconia', 'material names'], page: itemMaterial},
  {words: ['BruxZir', 'Katana', 'IPS e.max', 'emax', 'Lava zirconia', 'Captek'], page: products, also: [itemMaterial]},
  {words: ['Procera'], page: products, also: [itemMaterial]},
];
