import { searchDefaults, toleranceChoices, type SearchFilter } from '../../../domain/search-filter.ts';
import { forEachBit, hasBit, setBit, type Bits } from '../bits.ts';
import type { HomeTable } from '../home-table.ts';
import { countDogs, type Period } from '../period.ts';
import type { PriceBounds } from '../price-bounds.ts';
import { newBestStays, type StayIndex } from './stay-index.ts';

function isInBounds({ min, max }: PriceBounds, price: number): boolean {
  return (min === null || price >= min) && (max === null || price <= max);
}

/** The candidates that remain after dates and price bounds. */
export interface PricePart {
  fits: Bits;
  /** The homes that fit with 0, 1 and 2 dogs: dogs cost, so the choice of pets moves homes over the bounds. */
  fitsWithDogs: readonly [Bits, Bits, Bits];
  /** Cents by doc id: of the stay with dates, of the cheapest week without; -1 without a price. */
  prices: Int32Array;
  /** Arrival day by doc id; null without dates. */
  arrivals: Int32Array | null;
  /** Number of homes by choice of tolerance; null without dates. */
  countByTolerance: ReadonlyMap<number, number> | null;
}

/** Without dates the bounds are for the cheapest week; a home without a price is outside of any bound. */
export function undatedPart(homes: HomeTable, bounds: PriceBounds): PricePart {
  const prices = homes.columns.weekPrice.subarray(0, homes.size);
  let fits: Bits = homes.present.slice(0, homes.words);
  if (bounds.min !== null || bounds.max !== null) {
    const all = fits;
    fits = new Uint32Array(homes.words);
    forEachBit(all, (docId) => {
      if (prices[docId]! >= 0 && isInBounds(bounds, prices[docId]!)) setBit(fits, docId);
    });
  }
  return { fits, fitsWithDogs: [fits, fits, fits], prices, arrivals: null, countByTolerance: null };
}

/**
 * Prices the stays of the candidates. For those in `wanted`, which match all other filters, every tolerance is tried,
 * since each choice of tolerance has a count.
 */
export function datedPart(
  homes: HomeTable,
  stays: StayIndex,
  filter: SearchFilter,
  period: Period,
  bounds: PriceBounds,
  { candidates, wanted }: { candidates: Bits; wanted: Bits },
): PricePart {
  const persons = filter.persons ?? searchDefaults.persons;
  const dogs = countDogs(filter);
  const isBounded = bounds.min !== null || bounds.max !== null;
  const empty = (): Bits => new Uint32Array(homes.words);
  const free = empty();
  const fitsWithDogs = isBounded ? ([empty(), empty(), empty()] as const) : ([free, free, free] as const);
  const prices = new Int32Array(homes.size).fill(-1);
  const arrivals = new Int32Array(homes.size);
  const counts = new Map<number, number>(toleranceChoices.map((choice) => [choice, 0]));
  const partyDifferences = homes.parties.computeDifferences(filter, period.nights);
  const computeCosts = (docId: number, ownDogs: number): number => {
    const costs = homes.mandatoryCosts(docId, period.nights, persons, ownDogs);
    return partyDifferences ? costs + partyDifferences[homes.columns.partyScheme[docId]!]! : costs;
  };
  const best = newBestStays();
  const widest = toleranceChoices[toleranceChoices.length - 1]!;

  forEachBit(candidates, (docId) => {
    const isWanted = hasBit(wanted, docId);
    const surcharge = homes.parties.findSurcharge(homes.columns.partyScheme[docId]!, filter, period.nights);
    stays.findBest(docId, period, isWanted ? widest : period.tolerance, best, surcharge);
    const accommodation = best.price[period.tolerance]!;
    if (accommodation >= 0) {
      prices[docId] = accommodation + computeCosts(docId, dogs);
      arrivals[docId] = best.day[period.tolerance]!;
      if (!isBounded) setBit(free, docId);
      else {
        for (let count = 0; count <= 2; count += 1) {
          const price = accommodation + computeCosts(docId, count);
          if (isInBounds(bounds, price)) setBit(fitsWithDogs[count]!, docId);
        }
      }
    }
    if (!isWanted) return;
    for (const choice of toleranceChoices) {
      const shifted = best.price[choice]!;
      if (shifted < 0) continue;
      const price = shifted + computeCosts(docId, dogs);
      if (isInBounds(bounds, price)) counts.set(choice, counts.get(choice)! + 1);
    }
  });
  return { fits: fitsWithDogs[dogs]!, fitsWithDogs, prices, arrivals, countByTolerance: counts };
}
