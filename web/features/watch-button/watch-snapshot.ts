import type { ShownPrice } from '../price/shown-price.ts';
import type { StayChoice } from '../chosen-stay/stay-query.ts';
import type { StayOfLink } from '../home/home-path.ts';
import type { CardStay } from '../home/card-home.ts';
import type { WatchSnapshot } from '../visitor/visitor-store.ts';

const noPrice = { price: null, priceOriginal: null, pricePercentReduction: 0, currency: 'EUR' } as const;

/** What a card shows of a home: its stay with the price, or the party alone who were searched for. */
export function snapshotOfCard(
  stay: CardStay | null,
  { persons = 2, childAges = [], pets = 0 }: StayOfLink,
): WatchSnapshot {
  const party = { persons: stay?.persons ?? persons, childAges: [...childAges], pets };
  if (!stay) return { ...noPrice, startDate: '', endDate: '', ...party };
  return {
    price: stay.total,
    priceOriginal: stay.before,
    pricePercentReduction: stay.percent,
    currency: 'EUR',
    startDate: stay.startDate,
    endDate: stay.endDate,
    ...party,
  };
}

/** What the page of a home shows: the chosen stay, with its price once that is there and the stay can be booked. */
export function snapshotOfChoice(
  { startDate, endDate, persons, childAges, pets }: StayChoice,
  dated: boolean,
  result: Pick<ShownPrice, 'status' | 'priceObject'> | null,
): WatchSnapshot {
  const stay = {
    ...(dated ? { startDate, endDate } : { startDate: '', endDate: '' }),
    ...{ persons, childAges: [...childAges], pets },
  };
  if (!dated || result?.status !== 'free') return { ...noPrice, ...stay };
  const { priceComplete, original, price, pricePercentReduction, currency } = result.priceObject;
  // In cents, since differences of euros are not exact.
  const before = Math.round((priceComplete + original - price) * 100) / 100;
  return { price: priceComplete, priceOriginal: before, pricePercentReduction, currency, ...stay };
}
