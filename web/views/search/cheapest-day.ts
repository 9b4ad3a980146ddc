import { wholeEuros, type Euros } from '../../../domain/money.ts';
import { nightsBetween, type PlainDate } from '../../../domain/stay.ts';

interface ArrivalDay {
  startDate: PlainDate;
  /** In euros; null if nothing is free. */
  priceMin: Euros | null;
}

/**
 * Returns the day of arrival to mark: of those with the lowest displayed price the one nearest to the requested day. Null if all cost
 * the same.
 */
export function cheapestDay(days: readonly ArrivalDay[], requestedDay: PlainDate): PlainDate | null {
  const displayed = days.flatMap(({ startDate, priceMin }) =>
    priceMin === null ? [] : [{ startDate, price: wholeEuros(priceMin) }],
  );
  const lowest = Math.min(...displayed.map(({ price }) => price));
  if (displayed.every(({ price }) => price === lowest)) return null;
  const distance = ({ startDate }: { startDate: PlainDate }): number =>
    Math.abs(nightsBetween(requestedDay, startDate));
  const [nearest] = displayed
    .filter(({ price }) => price === lowest)
    .sort((one, other) => distance(one) - distance(other));
  return nearest?.startDate ?? null;
}
