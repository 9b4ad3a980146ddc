import type { TouristTaxBand } from '../../domain/pricing/home-rates.ts';
import type { Surcharge } from '../../domain/pricing/lowest-week.ts';
import { linearTax, weeklyRateFromNights } from '../../domain/pricing/stay-price.ts';
import { adultAge, findBand, TaxOfParty, taxVaries, type TaxSums } from '../../domain/pricing/tourist-tax.ts';
import { searchDefaults, type SearchFilter } from '../../domain/search-filter.ts';
import { horizonDays } from '../../domain/stay.ts';
import { NumberedSchemes } from './numbered-schemes.ts';
import type { Snapshot } from './snapshot.ts';
import { add } from '../../domain/money.ts';

/** A search names the ages of younger persons: everybody else is an adult and uses the entry at this index. */
const fullAge = 18;
const entries = fullAge + 1;
const unlimited = 0xffff;

type Bands = readonly TouristTaxBand[];

interface Scheme {
  bands: Bands;
  homes: number;
}

/** Tax of the cheapest week of two adults beside the linear tax of a scheme. */
interface WeekTax {
  /** Depends on the week; undefined if the tax does not vary. */
  surcharge?: Surcharge | undefined;
  difference: number;
}

const noTax = (): Scheme => ({ bands: [], homes: 0 });
const twoAdults = { persons: searchDefaults.persons, childAges: [] };

/**
 * The tourist-tax rates of homes as numbered schemes: the homes of a town share one. The first scheme is that of homes without a tax; the
 * number of an unused scheme is reused.
 */
export class TaxSchemes {
  readonly #schemes = new NumberedSchemes<Scheme>({
    createNone: noTax,
    toKey: ({ bands }) => createKey(bands),
    put: (number, { bands }) => this.#put(number, bands),
  });
  /** By scheme and age: tax of a taxed night in cents; 0 if the scheme's tax varies. */
  #amounts = new Int32Array(entries);
  /** By scheme and age: the maximum number of taxed nights. */
  #nightsMax = new Uint16Array(entries).fill(unlimited);
  /** The smallest maximum of taxed nights of adults in any scheme. */
  #fewestNights = unlimited;
  /** Schemes whose tax depends on the arrival or the price, with the surcharge of a week for two adults. */
  readonly #varying = new Map<number, Surcharge>();

  get length(): number {
    return this.#schemes.length;
  }

  /** Returns the scheme's number for a home and counts the home. */
  enter(bands: Bands): number {
    return this.#schemes.enter({ bands, homes: 0 });
  }

  leave(number: number): void {
    if (this.#schemes.leave(number)) this.#varying.delete(number);
  }

  /** True if the tax depends on the arrival or the price: then it is not part of the linear costs. */
  varies(number: number): boolean {
    return this.#varying.has(number);
  }

  /**
   * Difference of the tourist tax of a stay to that of as many adults who pay for every night, in cents by scheme.
   * Null if it is the same for all schemes, as in most searches without children.
   */
  computeDifferences(
    { persons = searchDefaults.persons, childAges = [] }: SearchFilter,
    nights: number,
  ): Int32Array | null {
    if (childAges.length === 0 && nights <= this.#fewestNights) return null;
    const ages = childAges.slice(0, persons);
    const differences = new Int32Array(this.length);
    let isAnyOther = false;
    for (let number = 0; number < this.length; number += 1) {
      const difference = this.#computeDifference(number, persons, ages, nights);
      differences[number] = difference;
      isAnyOther ||= difference !== 0;
    }
    return isAnyOther ? differences : null;
  }

  /**
   * Varying taxes by scheme: for each day of arrival an amount in cents and a share of the price, as in `TaxSums`.
   * Null if no home has such a tax.
   */
  computeTables(
    filter: SearchFilter,
    nights: number,
    firstDay: number,
    count: number,
  ): Map<number, Int32Array> | null {
    // No stay is longer than the horizon; unused tables are not built.
    if (this.#varying.size === 0 || nights > horizonDays || count === 0) return null;
    const tables = new Map<number, Int32Array>();
    for (const number of this.#varying.keys())
      tables.set(number, this.#partyTax(number, filter, nights).sumsByArrival(firstDay, count));
    return tables;
  }

  /** The surcharge of a stay by its arrival and price; null if the tax does not vary. */
  findSurcharge(number: number, filter: SearchFilter, nights: number): Surcharge | null {
    if (!this.varies(number)) return null;
    const tax = this.#partyTax(number, filter, nights);
    return (day, accommodation) => tax.total(day, accommodation);
  }

  weekTax(number: number): WeekTax {
    const surcharge = this.#varying.get(number);
    if (surcharge) return { surcharge, difference: 0 };
    return { difference: this.#computeDifference(number, twoAdults.persons, [], weeklyRateFromNights) };
  }

  exchange(snapshot: Snapshot): Promise<void> {
    return this.#schemes.exchange(snapshot);
  }

  bytes(): number {
    return this.#amounts.byteLength + this.#nightsMax.byteLength;
  }

  #partyTax(
    number: number,
    { persons = searchDefaults.persons, childAges = [] }: SearchFilter,
    nights: number,
  ): TaxOfParty {
    return new TaxOfParty(this.#schemes.get(number).bands, nights, { persons, childAges });
  }

  #computeDifference(number: number, persons: number, ages: readonly number[], nights: number): number {
    const first = number * entries;
    const [amounts, nightsMax] = [this.#amounts, this.#nightsMax];
    const adultAmount = amounts[first + fullAge]!;
    const taxed = adultAmount * Math.min(nights, nightsMax[first + fullAge]!);
    let tax = (persons - ages.length) * taxed;
    for (const age of ages) {
      const entry = first + Math.min(age, fullAge);
      tax += amounts[entry]! * Math.min(nights, nightsMax[entry]!);
    }
    return tax - adultAmount * nights * persons;
  }

  #put(number: number, bands: Bands): void {
    const first = number * entries;
    if (first + entries > this.#amounts.length) {
      const amounts = new Int32Array(2 * first);
      amounts.set(this.#amounts);
      this.#amounts = amounts;
      const nightsMax = new Uint16Array(2 * first);
      nightsMax.set(this.#nightsMax);
      this.#nightsMax = nightsMax;
    }
    const isVarying = taxVaries(bands);
    for (let entry = 0; entry < entries; entry += 1) {
      const band = isVarying ? undefined : findBand(bands, entry === fullAge ? adultAge : entry);
      this.#amounts[first + entry] = band?.amount ?? 0;
      this.#nightsMax[first + entry] = Math.min(unlimited, band?.nightsMax ?? unlimited);
    }
    if (linearTax(bands) > 0)
      this.#fewestNights = Math.min(this.#fewestNights, this.#nightsMax[first + fullAge]!);
    if (isVarying) this.#varying.set(number, cacheWeekSurcharges(bands));
  }
}

/** Caches the surcharge of weeks by first day, which the homes of a town share. */
function cacheWeekSurcharges(bands: Bands): Surcharge {
  const tax = new TaxOfParty(bands, weeklyRateFromNights, twoAdults);
  const sums = new Map<number, TaxSums>();
  return (day, accommodation) => {
    let daySums = sums.get(day);
    if (!daySums) sums.set(day, (daySums = tax.sums(day)));
    return add(daySums.amount, tax.ofShare(daySums.share, accommodation));
  };
}

/** The order of bands matters: of two that include an age the first counts. */
function createKey(bands: Bands): string {
  let key = '';
  for (const { fromAge, toAge, amount, nightsMax, season, percent } of bands) {
    key += `${fromAge} ${toAge} ${amount} `;
    if (nightsMax !== undefined) key += `nights ${nightsMax} `;
    if (season !== undefined) key += `from ${season.from} until ${season.until} `;
    if (percent !== undefined) key += `percent ${percent} `;
  }
  return key;
}
