import type { HomeGroup } from '../../../../contract/search/find-home-groups.ts';
import { fromEuros, sumCents, toEuros } from '../../../../domain/money.ts';
import type { StayRates } from '../../../../domain/pricing/stay-quote.ts';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import type { PlainDate, Stay } from '../../../../domain/stay.ts';
import { countDogs, type HomeGroup as EngineGroup } from '../../../../engines/search/face.ts';
import { hitPricer, type ListedHome } from './found-home.ts';

/** Positions are public ones, some hundred metres away from the homes, so distances are rounded to this many metres. */
const metresStep = 100;

/**
 * Adds prices and homes to the engine's groups. Groups with a missing home, or with one that has no price any more, are
 * left out.
 */
export function presentGroups(
  {
    groups,
    stay,
    filter,
    homes,
    rates,
    instant,
  }: {
    groups: readonly EngineGroup[];
    stay: Stay;
    filter: SearchFilter;
    homes: ReadonlyMap<number, ListedHome>;
    rates: ReadonlyMap<number, StayRates>;
    /** Homes that can be booked without the landlord's answer. */
    instant: ReadonlySet<number>;
  },
  today: PlainDate,
  calculatedAt: number,
): HomeGroup[] {
  return groups.flatMap((group) => {
    const shown = group.homes.flatMap(({ objectNumber, persons, childAges, price }) => {
      const home = homes.get(objectNumber);
      const priceOf = hitPricer({ ...filter, persons, childAges: [...childAges] }, today, calculatedAt);
      const priceObject = priceOf({ objectNumber, price, stay }, rates.get(objectNumber));
      if (!home || !priceObject) return [];
      const isInstant = instant.has(objectNumber);
      return [
        {
          ...home.summary,
          ...{ persons, childAges: [...childAges], pets: countDogs(filter), priceObject, isInstant },
        },
      ];
    });
    if (shown.length < group.homes.length) return [];
    return [
      {
        homes: shown.toSorted((one, other) => Number(other.isInstant) - Number(one.isInstant)),
        priceComplete: toEuros(
          sumCents(shown.map(({ priceObject }) => fromEuros(priceObject.priceComplete))),
        ),
        capacity: group.capacity,
        metres: Math.max(metresStep, Math.ceil(group.metres / metresStep) * metresStep),
      },
    ];
  });
}
