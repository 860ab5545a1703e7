export type ProductBehavior = {
  id: string;
  name: string;
  /** What happens on the line item while it is on. */
  on: string;
  /** What happens while it is off. */
  off: string;
  example: string;
};

/** What a product's switches do to its line items. */
export const productBehaviors: readonly ProductBehavior[] = [
  {
    id: 'allow-rate-change',
    name: 'Allow Rate Change',
    on: "You can edit the line's **Rate**.",
    off: "You can't edit the rate. The line keeps the rate it had when you added it.",
    example: 'A surgical guide you quote for each case',
  },
  {
    id: 'allow-discount',
    name: 'Allow Discount',
    on: 'You can enter a **Discount**, as a percent or an amount.',
    off: 'The **Discount** cell is locked.',
    example: 'A Zirconia Crown with 10% off',
  },
  {
    id: 'allow-shades',
    name: 'Allow Shades',
    on: 'The line has **Shade** and **Stump shade** cells.',
    off: 'Both cells are hidden on the line and the work ticket.',
    example: 'A crown has shades; an alloy charge has none',
  },
  {
    id: 'both-arches-only',
    name: 'Both Arches Only',
    on: "The quantity is 1 and the notation is `Upper, Lower`. You can't edit either.",
    off: 'You can edit the quantity and notation.',
    example: 'A pair of full dentures at one price',
  },
  {
    id: 'bridge-notation',
    name: 'Bridge Notation',
    on: 'Each tooth has a mark: `A` for an abutment or `P` for a pontic. The quantity matches the number of teeth.',
    off: 'Teeth have no `A` or `P` marks.',
    example: '`3A, 4P, 5A` for a three-unit bridge',
  },
  {
    id: 'allow-custom-price',
    name: 'Allow Custom Price',
    on: 'A doctor can have a custom price, which overrides the pricelist on new lines.',
    off: "New lines use only the pricelist. You can't add custom prices for the product, and Pilot ignores existing ones.",
    example: 'A PFM Bridge at a price you agreed on with one doctor',
  },
  {
    id: 'requires-notation',
    name: 'Requires Notation',
    on: "You can't save the line until you enter teeth or an arch.",
    off: 'You can leave the notation blank.',
    example: "A crown needs a tooth; a rush fee doesn't",
  },
  {
    id: 'hide-from-client-portal',
    name: 'Hide from Client Portal',
    on: "Offices can't choose the product in the Client Portal. If your lab adds it, they still see the line on the case and the invoice.",
    off: 'Offices can choose the product when they enter a case.',
    example: 'An alloy charge that only your lab adds',
  },
];
