import { proportion } from '../cents.ts';
import { add, noMoney, times, type Cents } from '../money.ts';
import { fromDayNumber } from '../stay.ts';
import type { Party, TouristTaxBand } from './home-rates.ts';

export const adultAge = 40;

type Bands = readonly TouristTaxBand[];

const hundredthsOfPercent = (percent: number): number => Math.round(percent * 100);
const wholeShare = 10_000;

const holdsAge = ({ fromAge, toAge }: TouristTaxBand, age: number): boolean => age >= fromAge && age <= toAge;

const toMonthDay = (day: number): string => fromDayNumber(day).slice(-5);

/** Both ends are included; an end before the start spans New Year. */
function holdsDay({ season }: TouristTaxBand, day: string): boolean {
  if (!season) return true;
  const { from, until } = season;
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

/** Seasonal bands take precedence over those of all other days, in whatever order they were entered. */
const seasonsFirst = (bands: Bands): Bands => [
  ...bands.filter(({ season }) => season),
  ...bands.filter(({ season }) => !season),
];

/** True if the tax depends on arrival or price, and not just on party and number of nights. */
export function taxVaries(bands: Bands): boolean {
  return bands.some(({ season, percent }) => season !== undefined || percent !== undefined);
}

/** First band for the age. If the tax does not vary, no other band applies. */
export function findBand(bands: Bands, age: number): TouristTaxBand | undefined {
  return bands.find((band) => holdsAge(band, age));
}

/** Who pays a rate: adults are those of whom no age is stated. */
export type TaxPayers = 'adults' | 'children';

interface Payers {
  who: TaxPayers;
  persons: number;
  bands: Bands;
  nights: number[];
}

export interface TaxSums {
  amount: Cents;
  /** Hundredths of a percent, summed over persons and nights; each bears an equal part of the accommodation price. */
  share: number;
}

export class TaxOfParty {
  readonly #nights: number;
  readonly #persons: number;
  /** Oldest first. */
  readonly #payers: Payers[];

  constructor(bands: Bands, nights: number, { persons, childAges }: Pick<Party, 'persons' | 'childAges'>) {
    this.#nights = nights;
    this.#persons = persons;
    const statedAges = childAges.slice(0, persons);
    const personsByAge = new Map([[adultAge, persons - statedAges.length]]);
    for (const age of statedAges) personsByAge.set(age, (personsByAge.get(age) ?? 0) + 1);
    this.#payers = [...personsByAge]
      .sort(([one], [other]) => other - one)
      .map(([age, count]) => ({
        who: age === adultAge ? 'adults' : 'children',
        persons: count,
        bands: seasonsFirst(bands.filter((band) => holdsAge(band, age))),
        nights: [],
      }));
  }

  /**
   * Returns the taxed nights of a stay that begins on the day: `personNights` counts them by the amount per person and
   * night; `share` sums those taxed by a share of the price, in hundredths of a percent; `payers` says who pays which
   * amount.
   */
  rates(startDay: number): {
    personNights: ReadonlyMap<Cents, number>;
    share: number;
    payers: ReadonlyMap<Cents, ReadonlySet<TaxPayers>>;
  } {
    const payers = new Map<Cents, Set<TaxPayers>>();
    const personNights = new Map<Cents, number>();
    let share = 0;
    this.#countNights(startDay);
    for (const { who, persons, bands, nights } of this.#payers)
      for (const [index, { amount, percent }] of bands.entries()) {
        const count = persons * nights[index]!;
        if (percent !== undefined) share += count * hundredthsOfPercent(percent);
        else if (amount > 0 && count > 0) {
          personNights.set(amount, (personNights.get(amount) ?? 0) + count);
          payers.set(amount, (payers.get(amount) ?? new Set()).add(who));
        }
      }
    return { personNights, share, payers };
  }

  sums(startDay: number): TaxSums {
    const sums: TaxSums = { amount: noMoney, share: 0 };
    this.#countNights(startDay);
    for (const { persons, bands, nights } of this.#payers)
      for (let index = 0; index < bands.length; index += 1) {
        const { amount, percent } = bands[index]!;
        const count = persons * nights[index]!;
        if (percent === undefined) sums.amount = add(sums.amount, times(amount, count));
        else sums.share += hundredthsOfPercent(percent) * count;
      }
    return sums;
  }

  sumsByArrival(firstDay: number, count: number): Int32Array {
    const table = new Int32Array(2 * count);
    const days = count + this.#nights;
    const daysBefore = new Int32Array(days + 1);
    for (const { persons, bands } of this.#payers)
      for (const [index, band] of bands.entries()) {
        // Prefix sums of the days on which this band counts.
        for (let day = 0; day < days; day += 1) {
          const date = toMonthDay(firstDay + day);
          const isOwn = bands.findIndex((one) => holdsDay(one, date)) === index;
          daysBefore[day + 1] = daysBefore[day]! + (isOwn ? 1 : 0);
        }
        const { amount, percent, nightsMax = this.#nights } = band;
        const taxed = Math.min(this.#nights, nightsMax);
        const [rate, at] = percent === undefined ? [amount, 0] : [hundredthsOfPercent(percent), 1];
        for (let arrival = 0; arrival < count; arrival += 1)
          table[2 * arrival + at]! += persons * rate * (daysBefore[arrival + taxed]! - daysBefore[arrival]!);
      }
    return table;
  }

  /** Cents, rounded half up once for the whole party. */
  ofShare(share: number, accommodation: Cents): Cents {
    return share === 0
      ? noMoney
      : proportion(accommodation, share, wholeShare * this.#nights * this.#persons);
  }

  total(startDay: number, accommodation: Cents): Cents {
    const { amount, share } = this.sums(startDay);
    return add(amount, this.ofShare(share, accommodation));
  }

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
        const day = toMonthDay(startDay + night);
        const index = bands.findIndex((band) => holdsDay(band, day));
        if (index >= 0 && night < (bands[index]!.nightsMax ?? this.#nights)) nights[index]! += 1;
      }
    }
  }
}
