import type { CardStay } from '../home/card-home.ts';
import type { StayOfLink } from '../home/home-path.ts';
import type { WatchSnapshot } from '../visitor/visitor-store.ts';

/** Returns the snapshot of a card: its stay with the price, or only the party of the search. */
export function toSnapshot(
  stay: CardStay | null,
  { persons = 2, childAges = [], pets = 0 }: StayOfLink,
): WatchSnapshot {
  return {
    price: stay?.total ?? null,
    priceOriginal: stay?.before ?? null,
    pricePercentReduction: stay?.percent ?? 0,
    startDate: stay?.startDate ?? '',
    endDate: stay?.endDate ?? '',
    persons: stay?.persons ?? persons,
    childAges: [...childAges],
    pets,
  };
}
