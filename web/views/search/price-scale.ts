import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { FilterChange } from '../../features/search/search-address.ts';
import type { PriceBars } from '../../features/search/search-data.ts';

export function priceSteps(bars: PriceBars): number[] {
  return [...bars.map(({ from }) => from), ...bars.slice(-1).map(({ until }) => until)];
}

/**
 * Returns the indexes in the scale for the price bounds of a filter: the step nearest to each bound, or the end of the
 * scale where the filter has no bound.
 */
export function toSteps(scale: readonly number[], { priceMin, priceMax }: SearchFilter): [number, number] {
  const nearest = (price: number): number =>
    scale.reduce(
      (best, border, at) => (Math.abs(border - price) < Math.abs(scale[best]! - price) ? at : best),
      0,
    );
  return [
    priceMin === undefined ? 0 : nearest(priceMin),
    priceMax === undefined ? scale.length - 1 : nearest(priceMax),
  ];
}

/** Returns the bounds for the steps. The thumbs never pass each other; an end means no bound. */
export function toBounds(scale: readonly number[], [low, high]: readonly [number, number]): FilterChange {
  const lastStep = scale.length - 1;
  const from = Math.max(0, Math.min(low, lastStep - 1));
  const until = Math.min(lastStep, Math.max(high, from + 1));
  return {
    priceMin: from === 0 ? undefined : Math.floor(scale[from]!),
    priceMax: until === lastStep ? undefined : Math.ceil(scale[until]!),
  };
}
