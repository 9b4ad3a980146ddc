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
import {
  bookingWindow,
  fillsGap,
  leavesGap,
  openRules,
  ruleBounds,
  type BookingWindow,
  type FreeRun,
  type Now,
} from './booking-rules.ts';
import { furtherGuestsCost } from './further-guests.ts';
import { everyWeekday, type Party, type HomeRates, type Season } from './home-rates.ts';
import { findLowestWeek } from './lowest-week.ts';
import { SeasonTable } from './season-table.ts';
import { costFactors, computeCostOfAdults, weeklyRateFromNights } from './stay-price.ts';
import { TaxOfParty, taxVaries } from './tourist-tax.ts';

/** Half-open like a stay; lists are ordered by date, without overlaps. */
export type OccupiedPeriod = Stay;

export type StayRefusal =
  | 'past'
  | 'leadTime'
  | 'beyondHorizon'
  | 'tooManyPersons'
  | 'tooManyAdults'
  | 'petsNotAllowed'
  | 'booked'
  | 'noPrice'
  | 'arrivalNotAllowed'
  | 'departureNotAllowed'
  | 'minimumStay'
  | 'maximumStay'
  | 'leavesGap';

export interface StayCheck {
  status: 'free' | StayRefusal;
  /** Nights to which minimumStay, maximumStay or leavesGap refer, days of lead time; null for other reasons. */
  nights: number | null;
}

type BookableRates = Pick<HomeRates, 'seasons' | 'rules' | 'personsMax' | 'adultsMax' | 'dogsMax'>;

/** Occupied nights around a stay. */
interface Occupancy {
  isOccupied(): boolean;
  /** The free nights around the stay, which is not occupied. */
  freeRun(): FreeRun;
}

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

function freeRunAround(periods: readonly OccupiedPeriod[], stay: Stay, today: PlainDate): FreeRun {
  const next = firstPeriodAfter(periods, stay.startDate);
  const nextPeriod = periods[next];
  const endBefore = periods[next - 1]?.endDate ?? today;
  return {
    from: toDayNumber(endBefore > today ? endBefore : today),
    until: nextPeriod ? toDayNumber(nextPeriod.startDate) : Infinity,
  };
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
  now: Now,
): StayCheck {
  const days = { startDay: toDayNumber(stay.startDate), endDay: toDayNumber(stay.endDate) };
  const occupancy = {
    isOccupied: () => isOccupied(periods, stay),
    freeRun: () => freeRunAround(periods, stay, now.today),
  };
  return checkDays(rates, occupancy, days, party, bookingWindow(rates.rules, now));
}

/** The rates of a home whose host offers a stay against the rules that they have set for guests. */
export const withoutStayRules = <Rates extends BookableRates>(rates: Rates): Rates => ({
  ...rates,
  rules: openRules,
  seasons: rates.seasons.map((season) => ({
    ...season,
    minStay: 1,
    maxStay: horizonDays,
    arrivalDays: everyWeekday,
    departureDays: everyWeekday,
  })),
});

/** `checkStay` on day numbers; occupancy is only examined if it decides. */
export function checkDays(
  rates: BookableRates,
  occupancy: Occupancy,
  days: { startDay: number; endDay: number },
  party: Party,
  { today, firstArrival, lastDeparture }: BookingWindow,
): StayCheck {
  const refuse = (status: StayRefusal, nights: number | null = null): StayCheck => ({ status, nights });
  const { startDay, endDay } = days;
  const { rules } = rates;
  const nights = endDay - startDay;

  if (startDay < today) return refuse('past');
  if (startDay < firstArrival) return refuse('leadTime', firstArrival - today);
  if (endDay > lastDeparture) return refuse('beyondHorizon');
  if (party.persons > rates.personsMax) return refuse('tooManyPersons');
  if (countAdults(party) > rates.adultsMax) return refuse('tooManyAdults');
  if (party.dogs > rates.dogsMax) return refuse('petsNotAllowed');
  if (occupancy.isOccupied()) return refuse('booked');

  const seasons = SeasonTable.of(rates.seasons);
  const firstSeason = seasons.indexOf(startDay);
  const lastSeason = seasons.indexOf(endDay - 1);
  if (firstSeason < 0 || lastSeason < 0 || nights < 1) return refuse('noPrice');
  for (let index = firstSeason; index < lastSeason; index += 1) {
    if (seasons.untilDay(index) !== seasons.fromDay(index + 1)) return refuse('noPrice');
  }
  const arrival = rates.seasons[firstSeason]!;
  const departure = rates.seasons[lastSeason]!;
  const hasGapRules = rules.fillFrom !== null || rules.leaveMin !== null;
  const run = hasGapRules ? occupancy.freeRun() : null;
  const isFilling = run !== null && fillsGap(rules, days, run);
  if (!isFilling && !allows(arrival.arrivalDays, startDay)) return refuse('arrivalNotAllowed');
  if (!isFilling && nights < arrival.minStay) return refuse('minimumStay', arrival.minStay);
  if (nights > arrival.maxStay) return refuse('maximumStay', arrival.maxStay);
  if (!isFilling && !allows(departure.departureDays, endDay)) return refuse('departureNotAllowed');
  if (run !== null && leavesGap(rules, days, run, today)) return refuse('leavesGap', rules.leaveMin);
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
  reason:
    | 'booked'
    | 'arrivalNotAllowed'
    | 'minimumStay'
    | 'beyondHorizon'
    | 'noPrice'
    | 'past'
    | 'leadTime'
    | 'leavesGap'
    | null;
}

/** Nights after the horizon that decide about gaps before it. */
const nightsPastHorizon: number = ruleBounds.leaveMin[1];

/** One byte per night from today on, to the horizon and `nightsPastHorizon` beyond it; 1 if occupied. */
export function bookedNights(periods: readonly OccupiedPeriod[], today: PlainDate): Uint8Array {
  const firstDay = toDayNumber(today);
  const occupiedNights = new Uint8Array(horizonDays + nightsPastHorizon);
  for (const period of periods.slice(firstPeriodAfter(periods, today))) {
    const from = Math.max(0, toDayNumber(period.startDate) - firstDay);
    const until = Math.min(occupiedNights.length, toDayNumber(period.endDate) - firstDay);
    if (from < until) occupiedNights.fill(1, from, until);
  }
  return occupiedNights;
}

/**
 * Days from today on. Arrival and departure are checked against bookings: a gap before the next guest that is shorter
 * than the minimum stay allows no arrival, unless it may be filled.
 */
export function calendarDays(
  rates: Pick<HomeRates, 'seasons' | 'rules'>,
  periods: readonly OccupiedPeriod[],
  now: Now,
  days: number = horizonDays,
): CalendarDay[] {
  const { rules } = rates;
  const window = bookingWindow(rules, now);
  const firstDay = window.today;
  const lead = window.firstArrival - firstDay;
  const lastDeparture = window.lastDeparture - firstDay;
  const seasons = SeasonTable.of(rates.seasons);
  const seasonsByDay: (Season | undefined)[] = [];
  // All nights of the horizon, even if fewer are shown: a stay may reach beyond the last shown day.
  for (let offset = 0; offset < lastDeparture; offset += 1) {
    const index = seasons.indexOf(firstDay + offset);
    seasonsByDay.push(index < 0 ? undefined : rates.seasons[index]);
  }
  const booked = bookedNights(periods, now.today);
  // Number of consecutive free nights from each day on.
  const run = new Uint16Array(lastDeparture + 1);
  for (let offset = lastDeparture - 1; offset >= 0; offset -= 1) {
    run[offset] = seasonsByDay[offset] && !booked[offset] ? run[offset + 1]! + 1 : 0;
  }
  const gaps = daysBesideGaps(booked, rules.leaveMin ?? 0);
  // Number of earlier days that allow departure: lets a range of days be checked by its two ends.
  const allowedBefore = new Uint16Array(lastDeparture + 2);
  for (let end = 1; end <= lastDeparture; end += 1) {
    const weekdays = seasonsByDay[end - 1]?.departureDays;
    const isAllowed = weekdays !== undefined && allows(weekdays, firstDay + end) && !gaps.departures[end];
    allowedBefore[end + 1] = allowedBefore[end]! + (isAllowed ? 1 : 0);
  }
  const arrivals = new Uint8Array(lastDeparture);
  /** Nights of the stay that fills the gap from a day on. */
  const filling = new Uint16Array(lastDeparture + 1);
  const isFilledUntil = new Uint8Array(lastDeparture + 1);
  // Difference array of possible departures: +1 at the shortest end of a stay, -1 after its longest end.
  const steps = new Int16Array(lastDeparture + 2);
  for (let offset = lead; offset < lastDeparture; offset += 1) {
    const season = seasonsByDay[offset];
    const nights = run[offset]!;
    const isGap = (offset === 0 || booked[offset - 1] === 1) && booked[offset + nights] === 1;
    if (season && rules.fillFrom !== null && isGap && nights >= rules.fillFrom && nights <= season.maxStay) {
      arrivals[offset] = 1;
      filling[offset] = nights;
      isFilledUntil[offset + nights] = 1;
    }
    if (!season || !allows(season.arrivalDays, firstDay + offset) || gaps.arrivals[offset]) continue;
    const longest = Math.min(season.maxStay, nights);
    if (longest < season.minStay) continue;
    const [first, last] = [offset + season.minStay, offset + longest];
    if (allowedBefore[last + 1]! > allowedBefore[first]!) arrivals[offset] = 1;
    steps[first]! += 1;
    steps[last + 1]! -= 1;
  }
  const departures = new Uint8Array(lastDeparture + 1);
  let stays = 0;
  for (let end = 1; end <= lastDeparture; end += 1) {
    stays += steps[end]!;
    const isEnd = stays > 0 && allowedBefore[end + 1]! > allowedBefore[end]!;
    departures[end] = isEnd || isFilledUntil[end] ? 1 : 0;
  }

  return Array.from({ length: days }, (_, offset): CalendarDay => {
    const season = seasonsByDay[offset];
    const isFree = (run[offset] ?? 0) > 0;
    const isArrival = arrivals[offset] === 1;
    let reason: CalendarDay['reason'] = null;
    if (booked[offset] && offset < horizonDays) reason = 'booked';
    else if (offset >= lastDeparture) reason = 'beyondHorizon';
    else if (!season) reason = 'noPrice';
    else if (isArrival) reason = null;
    else if (offset < lead) reason = 'leadTime';
    else if (!allows(season.arrivalDays, firstDay + offset)) reason = 'arrivalNotAllowed';
    else if (gaps.arrivals[offset]) reason = 'leavesGap';
    // No departure within the longest stay: the weekdays never match, or the free nights end before.
    else if (run[offset]! >= season.maxStay) reason = 'arrivalNotAllowed';
    else if (run[offset] === lastDeparture - offset) reason = 'beyondHorizon';
    else reason = run[offset]! >= season.minStay && rules.leaveMin !== null ? 'leavesGap' : 'minimumStay';
    const filled = filling[offset] ?? 0;
    const minStay = season?.minStay ?? 0;
    return {
      date: fromDayNumber(firstDay + offset),
      free: isFree,
      arrival: isArrival,
      departure: departures[offset] === 1,
      minStay: filled > 0 ? Math.min(minStay, filled) : minStay,
      maxStay: season?.maxStay ?? 0,
      reason,
    };
  });
}

/** Days on which an arrival or a departure would leave fewer free nights than `leaveMin` beside another stay, as offsets from today. */
function daysBesideGaps(
  booked: Uint8Array,
  leaveMin: number,
): { arrivals: Uint8Array; departures: Uint8Array } {
  const arrivals = new Uint8Array(booked.length);
  const departures = new Uint8Array(booked.length);
  for (let offset = 1; leaveMin > 0 && offset < booked.length; offset += 1) {
    const isFreed = booked[offset - 1] === 1 && booked[offset] === 0;
    for (let day = offset + 1; isFreed && day < offset + leaveMin && booked[day - 1] === 0; day += 1)
      arrivals[day] = 1;
    const isTaken = booked[offset] === 1 && booked[offset - 1] === 0;
    for (let day = offset - 1; isTaken && day > offset - leaveMin && day > 0 && booked[day] === 0; day -= 1)
      departures[day] = 1;
  }
  return { arrivals, departures };
}

const nearestStayDays = 30;

/** Finds the nearest bookable stay of the same length, the later one of two equally near. */
export function nearestStay(
  rates: BookableRates,
  periods: readonly OccupiedPeriod[],
  stay: Stay,
  party: Party,
  now: Now,
): Stay | null {
  const nights = countNights(stay);
  for (let distance = 0; distance <= nearestStayDays; distance += 1) {
    for (const shift of distance === 0 ? [0] : [distance, -distance]) {
      const startDate = addDays(stay.startDate, shift);
      const shifted = { startDate, endDate: addDays(startDate, nights) };
      if (checkStay(rates, periods, shifted, party, now).status === 'free') return shifted;
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
