import type {IsoDate} from '../../calendar/dates';
import type {Cents} from './money';

export type CustomPriceRow = {
  doctor: string;
  product: string;
  price: Cents;
  from?: IsoDate;
  to?: IsoDate;
};

export type RateQuestion = {
  product: {name: string; allowCustomPrice: boolean; retired: boolean};
  doctor: string;
  /** The day the line is added. */
  on: IsoDate;
  customPrices: readonly CustomPriceRow[];
  pricelist: {name: string; prices: Readonly<Record<string, Cents | undefined>>};
};

export type RateDecision =
  {source: 'custom price' | 'pricelist'; rate: Cents; because: string} | {source: 'not selectable'; because: string};

/** Custom price first, then the pricelist of the pair; with neither, the product cannot be added. */
export function decideRate(question: RateQuestion): RateDecision {
  const {product, doctor, on, pricelist} = question;
  if (product.retired) return {source: 'not selectable', because: `${product.name} is retired.`};
  const custom = question.customPrices.find(
    (row) =>
      row.doctor === doctor &&
      row.product === product.name &&
      (row.from === undefined || row.from <= on) &&
      (row.to === undefined || on <= row.to),
  );
  if (custom && product.allowCustomPrice) {
    return {source: 'custom price', rate: custom.price, because: `${doctor} has a custom price for ${product.name}.`};
  }
  const listed = pricelist.prices[product.name];
  if (listed !== undefined) {
    return {
      source: 'pricelist',
      rate: listed,
      because: `The pricelist ${pricelist.name} has a price for ${product.name}.`,
    };
  }
  return {
    source: 'not selectable',
    because: `${product.name} has no price on the pricelist ${pricelist.name} and ${doctor} has no custom price for it.`,
  };
}
