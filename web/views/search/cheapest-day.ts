import { wholeEuros, type Euros } from '../../../domain/money.ts';
import { nightsBetween, type PlainDate } from '../../../domain/stay.ts';

interface ArrivalDay {
  startDate: PlainDate;
  /** Euros; null where nothing is free. */
  priceMin: Euros | null;
}

/**
 * The day of arrival to mark: of those with the lowest displayed price the one nearest to the requested day. Null where all cost the
 * same.
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
