import type { StayChoice } from '../../../domain/stay-query.ts';
import type { ShownPrice } from '../../features/price/shown-price.ts';
import type { WatchSnapshot } from '../../features/visitor/visitor-store.ts';
import { add, fromEuros, subtract, toEuros } from '../../../domain/money.ts';

/** Returns the snapshot of a home's page: the chosen stay, with its price if that is loaded and the stay is bookable. */
export function snapshotFromChoice(
  { startDate, endDate, persons, childAges, pets }: StayChoice,
  hasDates: boolean,
  result: Pick<ShownPrice, 'status' | 'priceObject'> | null,
): WatchSnapshot {
  const dates = hasDates ? { startDate, endDate } : { startDate: '', endDate: '' };
  const stay = { ...dates, persons, childAges: [...childAges], pets };
  if (!hasDates || result?.status !== 'free')
    return { price: null, priceOriginal: null, pricePercentReduction: 0, ...stay };
  const { priceComplete, original, price, pricePercentReduction } = result.priceObject;
  const saving = subtract(fromEuros(original), fromEuros(price));
  const before = toEuros(add(fromEuros(priceComplete), saving));
  return { price: priceComplete, priceOriginal: before, pricePercentReduction, ...stay };
}
