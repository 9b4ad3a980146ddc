import { larger, proportion } from '../cents.ts';
import { add, noMoney, subtract, sumCents, times, type Cents } from '../money.ts';
import { countNights, toDayNumber, type PlainDate, type Stay } from '../stay.ts';
import { countFurtherGuests, furtherGuestsCost } from './further-guests.ts';
import type { Discount, Party, HomeRates, Service, ServiceCode, ServiceUnit } from './home-rates.ts';
import { SeasonTable } from './season-table.ts';
import { dearestSixNights } from './weekend-rates.ts';
import { TaxOfParty, adultAge, findBand, taxVaries, type TaxPayers } from './tourist-tax.ts';

/** From this many nights on the weekly rate applies. */
export const weeklyRateFromNights = 7;

/** Each sum is the difference of two prefix sums. */
interface RateSums {
  nights: number;
  nightly: Cents;
  /** Nightly rates of the first six nights (of all, if there are fewer). */
  nightlyOfFirstSix: Cents;
  weekly: Cents;
}

/**
 * Accommodation before discounts. From seven nights on each night costs a seventh of its season's weekly rate, but a
 * stay never costs less than its first six nights, so that another night never lowers the sum.
 */
export function accommodationPrice(sums: RateSums): Cents {
  if (sums.nights < weeklyRateFromNights) return sums.nightly;
  return larger(proportion(sums.weekly, 1, 7), sums.nightlyOfFirstSix);
}

/** True if the weekly rate determines the price, and not the minimum of the first six nights. */
export function weekCounts({
  weekly,
  ...nights
}: { weekly: Cents } & Parameters<typeof dearestSixNights>[0]): boolean {
  return weekly >= dearestSixNights(nights);
}

/** Null if a night lies outside of every season, or there is no night. */
export function rateSums(seasons: SeasonTable, startDay: number, nights: number): RateSums | null {
  if (nights < 1) return null;
  const endDay = startDay + nights;
  const sixthDay = Math.min(endDay, startDay + weeklyRateFromNights - 1);
  const sums: RateSums = { nights, nightly: noMoney, nightlyOfFirstSix: noMoney, weekly: noMoney };
  let day = startDay;
  for (let index = seasons.indexOf(startDay); day < endDay; index += 1) {
    if (index < 0 || index === seasons.length || seasons.fromDay(index) > day) return null;
    const until = Math.min(seasons.untilDay(index), endDay);
    const count = until - day;
    const nightly = seasons.nightly(index);
    const ofFirstSix = Math.max(0, Math.min(until, sixthDay) - day);
    sums.nightly = add(sums.nightly, times(nightly, count));
    sums.weekly = add(sums.weekly, times(seasons.weekly(index), count));
    sums.nightlyOfFirstSix = add(sums.nightlyOfFirstSix, times(nightly, ofFirstSix));
    day = until;
  }
  return sums;
}

/** Precedence of equal percentages, so that the shown reason is deterministic. */
const discountOrder: readonly Discount['kind'][] = ['early', 'lastMinute', 'longStay'];

function discountFits(discount: Discount, daysAhead: number, nights: number): boolean {
  if (discount.kind === 'early') return daysAhead >= discount.threshold;
  if (discount.kind === 'lastMinute') return daysAhead <= discount.threshold;
  return nights >= discount.threshold;
}

export function bestDiscount(
  discounts: readonly Discount[],
  daysAhead: number,
  nights: number,
): Discount | null {
  let best: Discount | null = null;
  for (const discount of discounts) {
    if (!discountFits(discount, daysAhead, nights)) continue;
    const better =
      best === null ||
      discount.percent > best.percent ||
      (discount.percent === best.percent &&
        discountOrder.indexOf(discount.kind) < discountOrder.indexOf(best.kind));
    if (better) best = discount;
  }
  return best;
}

export function discountAmount(accommodation: Cents, percent: number): Cents {
  return proportion(accommodation, percent, 100);
}

export interface AccommodationQuote {
  nights: number;
  original: Cents;
  discount: Discount | null;
  discountAmount: Cents;
  price: Cents;
}

/** Returns null if a night has no price. Does not check availability. */
export function quoteAccommodation(
  rates: HomeRates,
  stay: Stay,
  today: PlainDate,
): AccommodationQuote | null {
  return quoteNights(
    accommodationRates(rates),
    toDayNumber(stay.startDate),
    countNights(stay),
    toDayNumber(today),
  );
}

export interface AccommodationRates {
  seasons: SeasonTable;
  discounts: readonly Discount[];
}

export function accommodationRates({ seasons, discounts }: HomeRates): AccommodationRates {
  return { seasons: SeasonTable.of(seasons), discounts };
}

export function quoteNights(
  { seasons, discounts }: AccommodationRates,
  startDay: number,
  nights: number,
  today: number,
): AccommodationQuote | null {
  const sums = rateSums(seasons, startDay, nights);
  if (!sums) return null;
  const original = accommodationPrice(sums);
  const discount = bestDiscount(discounts, startDay - today, nights);
  const off = discount ? discountAmount(original, discount.percent) : noMoney;
  return { nights, original, discount, discountAmount: off, price: subtract(original, off) };
}

interface CostLine {
  code: ServiceCode | 'furtherGuests' | 'touristTax';
  unit: ServiceUnit;
  unitPrice: Cents;
  quantity: number;
  total: Cents;
  prepaid: boolean;
  payers?: TaxPayers;
}

/** Dog services are charged to everybody who brings dogs, whatever `mandatory` says. */
export function isDogService(service: Pick<Service, 'code' | 'unit'>): boolean {
  return service.code === 'dog' || service.unit === 'dog' || service.unit === 'dogNight';
}

export function isMandatory(service: Service, party: Pick<Party, 'dogs'>): boolean {
  return isDogService(service) ? party.dogs > 0 : service.mandatory;
}

export function countUnits(
  unit: ServiceUnit,
  nights: number,
  party: Pick<Party, 'persons' | 'dogs'>,
): number {
  switch (unit) {
    case 'stay':
      return 1;
    case 'night':
      return nights;
    case 'person':
      return party.persons;
    case 'personNight':
      return party.persons * nights;
    case 'dog':
      return party.dogs;
    case 'dogNight':
      return party.dogs * nights;
  }
}

function furtherGuestLines({ furtherGuests }: HomeRates, nights: number, party: Party): CostLine[] {
  const count = countFurtherGuests(furtherGuests, party);
  if (!furtherGuests || count === 0 || furtherGuests.amount === 0) return [];
  return [
    {
      code: 'furtherGuests',
      unit: 'personNight',
      unitPrice: furtherGuests.amount,
      quantity: count * nights,
      total: furtherGuestsCost(furtherGuests, nights, party),
      prepaid: true,
    },
  ];
}

/** Named only where adults and children pay different rates. */
function payersOfRate(who: ReadonlySet<TaxPayers> | undefined): { payers?: TaxPayers } {
  const [payers, ...others] = who ?? [];
  return payers === undefined || others.length > 0 ? {} : { payers };
}

/** One line per rate, in order of age; all shares of the price are one line. */
function touristTaxLines(rates: HomeRates, stay: Stay, party: Party, accommodation: Cents): CostLine[] {
  if (rates.touristTax.length === 0) return [];
  const tax = new TaxOfParty(rates.touristTax, countNights(stay), party);
  const { personNights, share, payers } = tax.rates(toDayNumber(stay.startDate));
  const lines = [...personNights].map(([unitPrice, quantity]): CostLine => ({
    code: 'touristTax',
    unit: 'personNight',
    unitPrice,
    quantity,
    total: times(unitPrice, quantity),
    prepaid: false,
    ...(personNights.size > 1 && payersOfRate(payers.get(unitPrice))),
  }));
  const ofPrice = tax.ofShare(share, accommodation);
  if (ofPrice > 0) {
    lines.push({
      code: 'touristTax',
      unit: 'stay',
      unitPrice: ofPrice,
      quantity: 1,
      total: ofPrice,
      prepaid: false,
    });
  }
  return lines;
}

/**
 * All unavoidable costs beside the discounted accommodation: further guests, services, tourist tax on site. A tax
 * that is a share of the price also applies to the surcharge for further guests.
 */
export function mandatoryCosts(rates: HomeRates, stay: Stay, party: Party, accommodation: Cents): CostLine[] {
  const nights = countNights(stay);
  const services = rates.services
    .filter((service) => isMandatory(service, party))
    .map((service): CostLine => {
      const quantity = countUnits(service.unit, nights, party);
      return {
        code: service.code,
        unit: service.unit,
        unitPrice: service.amount,
        quantity,
        total: times(service.amount, quantity),
        prepaid: service.prepaid,
      };
    });
  const further = furtherGuestLines(rates, nights, party);
  const taxed = add(accommodation, furtherGuestsCost(rates.furtherGuests, nights, party));
  return [...further, ...services, ...touristTaxLines(rates, stay, party, taxed)];
}

/**
 * Total shown everywhere, in cents: discounted accommodation, all mandatory services and tourist tax. Null if a night
 * has no price.
 */
export function completePrice(rates: HomeRates, stay: Stay, party: Party, today: PlainDate): Cents | null {
  const accommodation = quoteAccommodation(rates, stay, today);
  if (!accommodation) return null;
  const costs = mandatoryCosts(rates, stay, party, accommodation.price).map((line) => line.total);
  return add(accommodation.price, sumCents(costs));
}

/**
 * Mandatory costs of adults as a linear form, so that many homes are priced without building lines: base + night *
 * nights + person * persons + personNight * persons * nights, and the same for dogs. Includes tourist tax as far as
 * it is linear (see `linearTax`); further guests are added separately.
 */
interface CostFactors {
  base: Cents;
  night: Cents;
  person: Cents;
  personNight: Cents;
  /** Added if dogs come; `dog` is per dog, `dogNight` per dog and night. */
  withDogs: { base: Cents; night: Cents; person: Cents; personNight: Cents; dog: Cents; dogNight: Cents };
}

/**
 * Tourist tax of an adult per night if all nights were taxed alike; 0 if it varies with arrival or price. The
 * difference is added separately.
 */
export function linearTax(touristTax: HomeRates['touristTax']): Cents {
  return taxVaries(touristTax) ? noMoney : (findBand(touristTax, adultAge)?.amount ?? noMoney);
}

export function costFactors(rates: Pick<HomeRates, 'services' | 'touristTax'>): CostFactors {
  const none = { stay: noMoney, night: noMoney, person: noMoney, personNight: noMoney };
  const always = { ...none, personNight: linearTax(rates.touristTax) };
  const dogs = { ...none, dog: noMoney, dogNight: noMoney };
  for (const service of rates.services) {
    const { unit, amount } = service;
    if (isDogService(service)) dogs[unit] = add(dogs[unit], amount);
    else if (service.mandatory && unit !== 'dog' && unit !== 'dogNight')
      always[unit] = add(always[unit], amount);
  }
  return {
    base: always.stay,
    night: always.night,
    person: always.person,
    personNight: always.personNight,
    withDogs: {
      base: dogs.stay,
      night: dogs.night,
      person: dogs.person,
      personNight: dogs.personNight,
      dog: dogs.dog,
      dogNight: dogs.dogNight,
    },
  };
}

/** Equals the sum of `mandatoryCosts` for adults whose tourist tax is linear and of whom none is a further guest. */
export function computeCostOfAdults(
  factors: CostFactors,
  nights: number,
  persons: number,
  dogs: number,
): Cents {
  const always = costOfParty(factors, nights, persons);
  if (dogs === 0) return always;
  const dogFactors = factors.withDogs;
  const ofDogs = times(add(dogFactors.dog, times(dogFactors.dogNight, nights)), dogs);
  return add(add(always, costOfParty(dogFactors, nights, persons)), ofDogs);
}

function costOfParty(
  factors: Pick<CostFactors, 'base' | 'night' | 'person' | 'personNight'>,
  nights: number,
  persons: number,
): Cents {
  const ofStay = add(factors.base, times(factors.night, nights));
  return add(ofStay, times(add(factors.person, times(factors.personNight, nights)), persons));
}
