import { proportion, type Cents } from '../money.ts';
import { fromDayNumber } from '../stay.ts';
import type { Party, TouristTaxBand } from './home-rates.ts';

/** Persons without a stated age pay tourist tax as somebody of this age. */
export const adultAge = 40;

type Bands = readonly TouristTaxBand[];

/** Shares are counted in hundredths of a percent. */
const hundredthsOfPercent = (percent: number): number => Math.round(percent * 100);
const wholeShare = 10_000;

const holdsAge = ({ fromAge, toAge }: TouristTaxBand, age: number): boolean => age >= fromAge && age <= toAge;

/** The `12-24` of a day's date. */
const monthDayOf = (day: number): string => fromDayNumber(day).slice(-5);

/** Both ends are part of a season; one whose end lies before its beginning goes on over New Year. */
function holdsDay({ season }: TouristTaxBand, day: string): boolean {
  if (!season) return true;
  const { from, until } = season;
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

/** What is asked on some days comes before what is asked on all others, in whatever order they were typed. */
const seasonsFirst = (bands: Bands): Bands => [
  ...bands.filter(({ season }) => season),
  ...bands.filter(({ season }) => !season),
];

/** Whether the tax of a stay depends on its arrival or its price, and not on the party and the number of nights alone. */
export function taxVaries(bands: Bands): boolean {
  return bands.some(({ season, percent }) => season !== undefined || percent !== undefined);
}

/** The first band that holds the age. Where the tax does not vary, it is all that somebody of this age pays. */
export function bandOfAge(bands: Bands, age: number): TouristTaxBand | undefined {
  return bands.find((band) => holdsAge(band, age));
}

/** Persons who pay alike, with the bands that hold their age. */
interface Payers {
  persons: number;
  bands: Bands;
  /** One for each band: the nights of a stay that it taxes. */
  nights: number[];
}

/** Tax of a stay in sums. */
export interface TaxSums {
  amount: Cents;
  /**
   * Hundredths of a percent, summed over all persons and nights: each person bears an equal part of the price of the
   * accommodation, and each night does.
   */
  share: number;
}

/** What a party owes for stays of so many nights, whichever day they begin on. */
export class TaxOfParty {
  readonly #nights: number;
  readonly #persons: number;
  /** Older persons come first. */
  readonly #payers: Payers[];

  constructor(bands: Bands, nights: number, { persons, childAges }: Pick<Party, 'persons' | 'childAges'>) {
    this.#nights = nights;
    this.#persons = persons;
    const stated = childAges.slice(0, persons);
    const personsByAge = new Map([[adultAge, persons - stated.length]]);
    for (const age of stated) personsByAge.set(age, (personsByAge.get(age) ?? 0) + 1);
    this.#payers = [...personsByAge]
      .sort(([one], [other]) => other - one)
      .map(([age, count]) => ({
        persons: count,
        bands: seasonsFirst(bands.filter((band) => holdsAge(band, age))),
        nights: [],
      }));
  }

  /** Nights of persons by the amount that each of them costs, and the share of the price that is owed beside them. */
  rates(startDay: number): { personNights: ReadonlyMap<Cents, number>; share: number } {
    const personNights = new Map<Cents, number>();
    let share = 0;
    this.#countNights(startDay);
    for (const { persons, bands, nights } of this.#payers)
      for (const [index, { amount, percent }] of bands.entries()) {
        const count = persons * nights[index]!;
        if (percent !== undefined) share += count * hundredthsOfPercent(percent);
        else if (amount > 0 && count > 0) personNights.set(amount, (personNights.get(amount) ?? 0) + count);
      }
    return { personNights, share };
  }

  sums(startDay: number): TaxSums {
    const sums: TaxSums = { amount: 0, share: 0 };
    this.#countNights(startDay);
    for (const { persons, bands, nights } of this.#payers)
      for (let index = 0; index < bands.length; index += 1) {
        const { amount, percent } = bands[index]!;
        const count = persons * nights[index]!;
        if (percent === undefined) sums.amount += amount * count;
        else sums.share += hundredthsOfPercent(percent) * count;
      }
    return sums;
  }

  /** The sums of the stays that begin on each of so many days, as pairs of amount and share. */
  sumsByArrival(firstDay: number, count: number): Int32Array {
    const table = new Int32Array(2 * count);
    const days = count + this.#nights;
    const before = new Int32Array(days + 1);
    for (const { persons, bands } of this.#payers)
      for (const [index, band] of bands.entries()) {
        // How many of the days before each one this band counts on.
        for (let day = 0; day < days; day += 1) {
          const date = monthDayOf(firstDay + day);
          const isOwn = bands.findIndex((one) => holdsDay(one, date)) === index;
          before[day + 1] = before[day]! + (isOwn ? 1 : 0);
        }
        const { amount, percent, nightsMax = this.#nights } = band;
        const taxed = Math.min(this.#nights, nightsMax);
        const [rate, at] = percent === undefined ? [amount, 0] : [hundredthsOfPercent(percent), 1];
        for (let arrival = 0; arrival < count; arrival += 1)
          table[2 * arrival + at]! += persons * rate * (before[arrival + taxed]! - before[arrival]!);
      }
    return table;
  }

  /** Cents of a share: it is rounded once for the whole party, half a cent up. */
  ofShare(share: number, accommodation: Cents): Cents {
    return share === 0 ? 0 : proportion(accommodation, share, wholeShare * this.#nights * this.#persons);
  }

  /** Tax of a stay whose accommodation costs so much after its discount. */
  total(startDay: number, accommodation: Cents): Cents {
    const { amount, share } = this.sums(startDay);
    return amount + this.ofShare(share, accommodation);
  }

  /** Counts each night for the first band that holds its day. */
  #countNights(startDay: number): void {
    for (const payers of this.#payers) {
      const { bands, nights } = payers;
      nights.length = 0;
      for (const _ of bands) nights.push(0);
      if (bands.length === 0) continue;
      if (!bands[0]!.season) {
        nights[0] = Math.min(this.#nights, bands[0]!.nightsMax ?? this.#nights);
        continue;
      }
      for (let night = 0; night < this.#nights; night += 1) {
        const day = monthDayOf(startDay + night);
        const index = bands.findIndex((band) => holdsDay(band, day));
        if (index >= 0 && night < (bands[index]!.nightsMax ?? this.#nights)) nights[index]! += 1;
      }
    }
  }
}
