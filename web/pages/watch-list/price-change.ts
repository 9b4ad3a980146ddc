import type { ShownPrice } from '../../features/price/shown-price.ts';
import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import type { Language } from '../../../domain/language.ts';
import { isValidStay, type PlainDate } from '../../../domain/stay.ts';
import type { PricedStayInput } from '../../features/price/ask-price.ts';
import type { PricedItem } from './asked-stay.ts';
import { absolute, fromEuros, subtract, toEuros, type Euros } from '../../../domain/money.ts';

/** Change of a stay's price or availability since it was saved. Amounts are in euros. */
export type PriceChange =
  | { kind: 'noDates' }
  | { kind: 'past' }
  | { kind: 'taken'; reason: Exclude<ShownPrice['status'], 'free'>; nights: number }
  | { kind: 'free'; now: Euros; saved: Euros | null }
  | { kind: 'same'; now: Euros; saved: Euros }
  | { kind: 'cheaper' | 'dearer'; now: Euros; saved: Euros; amount: Euros };

type SavedStay = Pick<WatchedObject, 'startDate' | 'endDate' | 'price'>;

/** Returns a change that needs no price call; null if the price decides. */
export function findKnownChange(saved: SavedStay, today: PlainDate): PriceChange | null {
  if (saved.startDate === '' || saved.endDate === '') return { kind: 'noDates' };
  return isValidStay(saved, today) ? null : { kind: 'past' };
}

/** Returns the input of the call for today's price of the saved stay. */
export function toStayInput(
  { objectNumber, startDate, endDate, persons, childAges, pets }: PricedItem,
  language: Language,
): PricedStayInput {
  return { objectNumber, startDate, endDate, persons, childAges: [...childAges], pets, language };
}

export function changeSince(saved: SavedStay, result: ShownPrice): PriceChange {
  if (result.status !== 'free') {
    return { kind: 'taken', reason: result.status, nights: result.statusNights ?? 0 };
  }
  const now = result.priceObject.priceComplete;
  if (saved.price === null) return { kind: 'free', now, saved: null };
  const difference = subtract(fromEuros(now), fromEuros(saved.price));
  if (difference === 0) return { kind: 'same', now, saved: saved.price };
  return {
    kind: difference < 0 ? 'cheaper' : 'dearer',
    now,
    saved: saved.price,
    amount: toEuros(absolute(difference)),
  };
}
