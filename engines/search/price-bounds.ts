import { searchDefaults, type SearchFilter } from '../../domain/search-filter.ts';

/** Cents; null if there is no bound. */
export interface PriceBounds {
  min: number | null;
  max: number | null;
}

export function readPriceBounds(filter: SearchFilter): PriceBounds {
  const { priceMin, priceMax } = filter;
  return {
    min: priceMin === undefined ? null : priceMin * 100,
    max: priceMax === undefined || priceMax >= searchDefaults.priceMax ? null : priceMax * 100,
  };
}
