import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';
import type { PriceObject } from '../../../../contract/pricing/price-result.ts';
import { add, toEuros } from '../../../../domain/money.ts';
import { quoteStay, type StayRates } from '../../../../domain/pricing/stay-quote.ts';
import { searchDefaults, type SearchFilter } from '../../../../domain/search-filter.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { parseDayNumber, countDogs, type Hit } from '../../../../engines/search/face.ts';
import { distanceKm } from '../../../../domain/geo.ts';

/** A home as the catalogue lists it. */
export interface ListedHome {
  readonly objectNumber: number;
  readonly lat: number;
  readonly lon: number;
  readonly summary: ObjectSummary;
  /** JSON of the summary up to the value of `distance`, its last property. */
  readonly json: Uint8Array;
}

export interface FoundHome {
  home: ListedHome;
  /** Kilometres from the searched position, to one decimal; null without a position. */
  distance: number | null;
  /** Null without dates, or if the home has no price any more. */
  priceObject: PriceObject | null;
}

export type HitPricer = (hit: Hit, rates: StayRates | undefined) => PriceObject | null;

export function hitPricer(filter: SearchFilter, today: PlainDate, calculatedAt: number): HitPricer {
  const persons = filter.persons ?? searchDefaults.persons;
  const party = { persons, childAges: filter.childAges ?? [], dogs: countDogs(filter) };
  const todayNumber = parseDayNumber(today);
  return ({ stay }, rates) => {
    if (!stay || !rates) return null;
    const startDay = parseDayNumber(stay.startDate);
    const nights = parseDayNumber(stay.endDate) - startDay;
    const quote = quoteStay(rates, startDay, nights, party, todayNumber);
    if (!quote) return null;
    return {
      currency: 'EUR',
      original: toEuros(add(quote.original, quote.prepaid)),
      price: toEuros(add(quote.price, quote.prepaid)),
      priceComplete: toEuros(quote.complete),
      pricePercentReduction: quote.discount?.percent ?? 0,
      discountKind: quote.discount?.kind ?? null,
      originalWithoutAdditions: toEuros(quote.original),
      persons,
      startDate: stay.startDate,
      endDate: stay.endDate,
      duration: nights,
      ts: calculatedAt,
    };
  };
}

/** Combines hits and homes in the order of the hits; homes removed meanwhile are missing. */
export function foundHomes(
  hits: readonly Hit[],
  homes: ReadonlyMap<number, ListedHome>,
  ratesByHome: ReadonlyMap<number, StayRates>,
  filter: SearchFilter,
  priceOf: HitPricer,
): FoundHome[] {
  const result: FoundHome[] = [];
  for (const hit of hits) {
    const home = homes.get(hit.objectNumber);
    if (!home) continue;
    const distance = computeDistance(home, filter);
    result.push({ home, distance, priceObject: priceOf(hit, ratesByHome.get(hit.objectNumber)) });
  }
  return result;
}

function computeDistance({ lat, lon }: ListedHome, { latitude, longitude }: SearchFilter): number | null {
  if (latitude === undefined || longitude === undefined) return null;
  return Math.round(distanceKm(latitude, longitude, lat, lon) * 10) / 10;
}
