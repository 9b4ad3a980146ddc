import type { PriceObject, PriceResult } from '../../../contract/pricing/price-result.ts';

/** The part of a price that pages show. */
export type ShownPrice = Omit<PriceResult, 'priceObject'> & { priceObject: Omit<PriceObject, 'ts'> };

/** Removes the time of the calculation, so that pages with equal prices are equal and can be cached. */
export function shownPrice({ priceObject, ...price }: PriceResult): ShownPrice {
  const { ts: _ts, ...shown } = priceObject;
  return { ...price, priceObject: shown };
}
