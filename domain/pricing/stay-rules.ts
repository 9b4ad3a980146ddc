import { lowerBound } from '../lower-bound.ts';
import { add, noMoney, sumCents, type Cents } from '../money.ts';
import {
  addDays,
  fromDayNumber,
  horizonDays,
  countNights,
  toDayNumber,
  weekdayOfDay,
  type PlainDate,
  type Stay,
} from '../stay.ts';
import { furtherGuestsCost } from './further-guests.ts';
import type { Party, HomeRates, Season } from './home-rates.ts';
import { findLowestWeek } from './lowest-week.ts';
import { SeasonTable } from './season-table.ts';
import { costFactors, computeCostOfAdults, weeklyRateFromNights } from './stay-price.ts';
import { TaxOfParty, taxVaries } from './tourist-tax.ts';

/** Half-open like a stay; lists are ordered by date, without overlaps. */
export type OccupiedPeriod = Stay;

export type StayRefusal =
  | 'past'
  | 'beyondHorizon'
  | 'tooManyPersons'
  | 'tooManyAdults'
  | 'petsNotAllowed'
  | 'booked'
  | 'noPrice'
  | 'arrivalNotAllowed'
  | 'departureNotAllowed'
  | 'minimumStay'
  | 'maximumStay';

export interface StayCheck {
  status: 'free' | StayRefusal;
  /** Limit to which minimumStay or maximumStay refer; null for other reasons. */
  nights: number | null;
}

type BookableRates = Pick<HomeRates, 'seasons' | 'personsMax' | 'adultsMax' | 'dogsMax'>;

const freeStay: StayCheck = { status: 'free', nights: null };

/** Persons without a stated age count as adults. */
const countAdults = ({ persons, childAges }: Party): number => persons - childAges.length;

function allows(weekdays: number, day: number): boolean {
  return (weekdays & (1 << weekdayOfDay(day))) !== 0;
}

function firstPeriodAfter(periods: readonly OccupiedPeriod[], date: PlainDate): number {
  // ISO dates sort as strings.
  return lowerBound(0, periods.length, (index) => periods[index]!.endDate > date);
}

function isOccupied(periods: readonly OccupiedPeriod[], stay: Stay): boolean {
  const nextPeriod = periods[firstPeriodAfter(periods, stay.startDate)];
  return nextPeriod !== undefined && nextPeriod.startDate < stay.endDate;
}

/**
 * Returns `free` or the most important reason against the stay. The seasons of the first and last night decide about
 * arrival, length and departure; departure on the arrival day of another guest is allowed, and the last night must be
 * before today plus `horizonDays`.
 */
export function checkStay(
  rates: BookableRates,
  periods: readonly OccupiedPeriod[],
  stay: Stay,
  party: Party,
  today: PlainDate,
): StayCheck {
  const days = { startDay: toDayNumber(stay.startDate), endDay: toDayNumber(stay.endDate) };
  return checkDays(rates, () => isOccupied(periods, stay), days, party, toDayNumber(today));
}

/** `checkStay` on day numbers; occupancy is only examined if it decides. */
export function checkDays(
  rates: BookableRates,
  isStayOccupied: () => boolean,
  { startDay, endDay }: { startDay: number; endDay: number },
  party: Party,
  today: number,
): StayCheck {
  const refuse = (status: StayRefusal, nights: number | null = null): StayCheck => ({ status, nights });
  const nights = endDay - startDay;

  if (startDay < today) return refuse('past');
  if (endDay > today + horizonDays) return refuse('beyondHorizon');
  if (party.persons > rates.personsMax) return refuse('tooManyPersons');
  if (countAdults(party) > rates.adultsMax) return refuse('tooManyAdults');
  if (party.dogs > rates.dogsMax) return refuse('petsNotAllowed');
  if (isStayOccupied()) return refuse('booked');

  const seasons = SeasonTable.of(rates.seasons);
  const firstSeason = seasons.indexOf(startDay);
  const lastSeason = seasons.indexOf(endDay - 1);
  if (firstSeason < 0 || lastSeason < 0 || nights < 1) return refuse('noPrice');
  for (let index = firstSeason; index < lastSeason; index += 1) {
    if (seasons.untilDay(index) !== seasons.fromDay(index + 1)) return refuse('noPrice');
  }
  const arrival = rates.seasons[firstSeason]!;
  const departure = rates.seasons[lastSeason]!;
  if (!allows(arrival.arrivalDays, startDay)) return refuse('arrivalNotAllowed');
  if (nights < arrival.minStay) return refuse('minimumStay', arrival.minStay);
  if (nights > arrival.maxStay) return refuse('maximumStay', arrival.maxStay);
  if (!allows(departure.departureDays, endDay)) return refuse('departureNotAllowed');
  return freeStay;
}

interface CalendarDay {
  date: PlainDate;
  free: boolean;
  arrival: boolean;
  departure: boolean;
  /** Nights for an arrival on this day; 0 without a season. */
  minStay: number;
  maxStay: number;
  /** Reason why the night is taken, or else why no stay can begin; null if one can. */
  reason: 'booked' | 'arrivalNotAllowed' | 'minimumStay' | 'beyondHorizon' | 'noPrice' | 'past' | null;
}

/** One byte per night from today to the horizon; 1 if occupied. */
export function bookedNights(periods: readonly OccupiedPeriod[], today: PlainDate): Uint8Array {
  const firstDay = toDayNumber(today);
  const occupiedNights = new Uint8Array(horizonDays);
  for (const period of periods.slice(firstPeriodAfter(periods, today))) {
    const from = Math.max(0, toDayNumber(period.startDate) - firstDay);
    const until = Math.min(horizonDays, toDayNumber(period.endDate) - firstDay);
    if (from < until) occupiedNights.fill(1, from, until);
  }
  return occupiedNights;
}

/**
 * Days from today on. Arrival and departure are checked against bookings: a gap before the next guest that is shorter
 * than the minimum stay allows no arrival.
 */
export function calendarDays(
  rates: Pick<HomeRates, 'seasons'>,
  periods: readonly OccupiedPeriod[],
  today: PlainDate,
  days: number = horizonDays,
): CalendarDay[] {
  const firstDay = toDayNumber(today);
  const seasons = SeasonTable.of(rates.seasons);
  const seasonsByDay: (Season | undefined)[] = [];
  // All nights of the horizon, even if fewer are shown: a stay may reach beyond the last shown day.
  for (let offset = 0; offset < horizonDays; offset += 1) {
    const index = seasons.indexOf(firstDay + offset);
    seasonsByDay.push(index < 0 ? undefined : rates.seasons[index]);
  }
  const booked = bookedNights(periods, today);
  // Number of consecutive free nights from each day on.
  const run = new Uint16Array(horizonDays + 1);
  for (let offset = horizonDays - 1; offset >= 0; offset -= 1) {
    run[offset] = seasonsByDay[offset] && !booked[offset] ? run[offset + 1]! + 1 : 0;
  }
  // Number of earlier days that allow departure: lets a range of days be checked by its two ends.
  const allowedBefore = new Uint16Array(horizonDays + 2);
  for (let end = 1; end <= horizonDays; end += 1) {
    const days = seasonsByDay[end - 1]?.departureDays;
    allowedBefore[end + 1] =
      allowedBefore[end]! + (days !== undefined && allows(days, firstDay + end) ? 1 : 0);
  }
  const arrivals = new Uint8Array(horizonDays);
  // Difference array of possible departures: +1 at the shortest end of a stay, -1 after its longest end.
  const steps = new Int16Array(horizonDays + 2);
  for (let offset = 0; offset < horizonDays; offset += 1) {
    const season = seasonsByDay[offset];
    if (!season || !allows(season.arrivalDays, firstDay + offset)) continue;
    const longest = Math.min(season.maxStay, run[offset]!);
    if (longest < season.minStay) continue;
    const [first, last] = [offset + season.minStay, offset + longest];
    arrivals[offset] = allowedBefore[last + 1]! > allowedBefore[first]! ? 1 : 0;
    steps[first]! += 1;
    steps[last + 1]! -= 1;
  }
  const departures = new Uint8Array(horizonDays + 1);
  let stays = 0;
  for (let end = 1; end <= horizonDays; end += 1) {
    stays += steps[end]!;
    departures[end] = stays > 0 && allowedBefore[end + 1]! > allowedBefore[end]! ? 1 : 0;
  }

  return Array.from({ length: days }, (_, offset): CalendarDay => {
    const season = seasonsByDay[offset];
    const isFree = (run[offset] ?? 0) > 0;
    const isArrival = arrivals[offset] === 1;
    let reason: CalendarDay['reason'] = null;
    if (offset >= horizonDays) reason = 'beyondHorizon';
    else if (booked[offset]) reason = 'booked';
    else if (!season) reason = 'noPrice';
    else if (!allows(season.arrivalDays, firstDay + offset)) reason = 'arrivalNotAllowed';
    // No departure within the longest stay: the weekdays never match, or the free nights end before.
    else if (!isArrival && run[offset]! >= season.maxStay) reason = 'arrivalNotAllowed';
    else if (!isArrival) reason = run[offset] === horizonDays - offset ? 'beyondHorizon' : 'minimumStay';
    return {
      date: fromDayNumber(firstDay + offset),
      free: isFree,
      arrival: isArrival,
      departure: departures[offset] === 1,
      minStay: season?.minStay ?? 0,
      maxStay: season?.maxStay ?? 0,
      reason,
    };
  });
}

const nearestStayDays = 30;

/** Finds the nearest bookable stay of the same length, the later one of two equally near. */
export function nearestStay(
  rates: BookableRates,
  periods: readonly OccupiedPeriod[],
  stay: Stay,
  party: Party,
  today: PlainDate,
): Stay | null {
  const nights = countNights(stay);
  for (let distance = 0; distance <= nearestStayDays; distance += 1) {
    for (const shift of distance === 0 ? [0] : [distance, -distance]) {
      const startDate = addDays(stay.startDate, shift);
      const shifted = { startDate, endDate: addDays(startDate, nights) };
      if (checkStay(rates, periods, shifted, party, today).status === 'free') return shifted;
    }
  }
  return null;
}

/**
 * Complete price of the cheapest week allowed from today on, in cents: two adults, all mandatory costs, before
 * discounts. Null if no week is possible, for example if every stay must be longer.
 */
export function lowestWeekPrice(
  rates: Pick<HomeRates, 'seasons' | 'services' | 'furtherGuests' | 'touristTax'>,
  today: PlainDate,
): Cents | null {
  const { touristTax, services, furtherGuests } = rates;
  const couple = { persons: 2, childAges: [] };
  const tax = new TaxOfParty(touristTax, weeklyRateFromNights, couple);
  const further = furtherGuestsCost(furtherGuests, weeklyRateFromNights, couple);
  const varies = taxVaries(touristTax);
  const week = findLowestWeek(
    SeasonTable.of(rates.seasons),
    toDayNumber(today),
    varies ? (day, accommodation) => tax.total(day, add(accommodation, further)) : undefined,
  );
  if (week < 0) return null;
  const costs = computeCostOfAdults(
    costFactors({ services, touristTax: [] }),
    weeklyRateFromNights,
    couple.persons,
    0,
  );
  return sumCents([week, further, costs, varies ? noMoney : tax.total(0, noMoney)]);
}
