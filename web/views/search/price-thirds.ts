import type { FilterChange } from '../../features/search/search-address.ts';
import type { PriceStatistics } from '../../features/search/search-data.ts';

export interface PriceThird {
  name: 'cheap' | 'mid' | 'premium';
  set: FilterChange;
  count: number;
}

/** With fewer homes thirds are meaningless. */
const homesMin = 9;

/** Returns the bounds of the thirds by price, in whole euros; none for a short list. */
export function priceThirds({ all, cheap, mid, premium }: PriceStatistics): PriceThird[] {
  if (all.count < homesMin) return [];
  return [
    { name: 'cheap', set: { priceMax: Math.ceil(cheap.max) }, count: cheap.count },
    { name: 'mid', set: { priceMin: Math.floor(mid.min), priceMax: Math.ceil(mid.max) }, count: mid.count },
    { name: 'premium', set: { priceMin: Math.floor(premium.min) }, count: premium.count },
  ];
}
