import type { PriceObject, PriceResult } from '../../../contract/pricing/price-result.ts';

/** What pages show of a price. */
export type ShownPrice = Omit<PriceResult, 'priceObject'> & { priceObject: Omit<PriceObject, 'ts'> };

/** Leaves out when a price was calculated: a page whose price is the same is the same page. */
export function shownPrice({ priceObject, ...price }: PriceResult): ShownPrice {
  const { ts: _ts, ...shown } = priceObject;
  return { ...price, priceObject: shown };
}
