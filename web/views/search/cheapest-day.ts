import { wholeEuros } from '../../../domain/money.ts';
import { nightsBetween, type PlainDate } from '../../../domain/stay.ts';

interface ArrivalDay {
  startDate: PlainDate;
  /** Euros; null where nothing is free. */
  priceMin: number | null;
}

/**
 * The one day of arrival that is worth a mark: of those that cost least, as prices are shown, the nearest to the requested
 * one. Null where all cost the same.
 */
export function cheapestDay(days: readonly ArrivalDay[], requested: PlainDate): PlainDate | null {
  const shown = days.flatMap(({ startDate, priceMin }) =>
    priceMin === null ? [] : [{ startDate, price: wholeEuros(priceMin) }],
  );
  const lowest = Math.min(...shown.map(({ price }) => price));
  if (shown.every(({ price }) => price === lowest)) return null;
  const distance = ({ startDate }: { startDate: PlainDate }): number =>
    Math.abs(nightsBetween(requested, startDate));
  const [nearest] = shown
    .filter(({ price }) => price === lowest)
    .sort((one, other) => distance(one) - distance(other));
  return nearest?.startDate ?? null;
}
