import { addMonths } from '../months.ts';
import { addDays, horizonDays, toDayNumber, type PlainDate, type Stay } from '../stay.ts';

/**
 * Booking rules of a whole home, in addition to those of its seasons: how late and how far ahead it can be booked, and
 * which gaps stays may fill or leave.
 */
export interface BookingRules {
  /** A stay can be booked until `leadHour` on the day that is `leadDays` days before arrival. */
  leadDays: number;
  /** Hour of the day in Berlin, 1 to 24; 24 is midnight. */
  leadHour: number;
  /** Months from today within which a stay has to end. Null for the horizon of the site. */
  horizonMonths: number | null;
  /**
   * A gap of at least this many nights before the next stay can be booked as a whole, whatever the minimum stay and the
   * weekdays of arrival. Null if gaps have no such exception.
   */
  fillFrom: number | null;
  /**
   * Minimum number of free nights that a booking must leave beside another stay, unless it leaves none. Null for no
   * minimum.
   */
  leaveMin: number | null;
}

export const openRules: BookingRules = {
  leadDays: 0,
  leadHour: 24,
  horizonMonths: null,
  fillFrom: null,
  leaveMin: null,
};

/** Inclusive bounds; search stores one bitmap of homes for each lead time and horizon. */
export const ruleBounds = {
  leadDays: [0, 30],
  leadHour: [1, 24],
  horizonMonths: [1, 23],
  fillFrom: [1, 30],
  /** The search index knows occupied nights for this long after the horizon, less one. */
  leaveMin: [2, 7],
} as const;

/** The time at which availability is computed. */
export interface Now {
  today: PlainDate;
  /** Hour of the day in Berlin, 0 to 23. */
  hour: number;
}

/** Returns the number of days from today to the first possible day of arrival. */
export const daysOfLead = ({ leadDays, leadHour }: BookingRules, hour: number): number =>
  leadDays + (hour >= leadHour ? 1 : 0);

/** Returns the last possible day of departure, as a day number. */
export function lastDepartureDay({ horizonMonths }: BookingRules, today: PlainDate): number {
  const end = toDayNumber(today) + horizonDays;
  return horizonMonths === null ? end : Math.min(end, toDayNumber(addMonths(today, horizonMonths)));
}

/** The days between which a home can be booked, as day numbers. */
export interface BookingWindow {
  today: number;
  firstArrival: number;
  lastDeparture: number;
}

/** Computes the window once, to check many stays against it. */
export function bookingWindow(rules: BookingRules, { today, hour }: Now): BookingWindow {
  const todayDay = toDayNumber(today);
  return {
    today: todayDay,
    firstArrival: todayDay + daysOfLead(rules, hour),
    lastDeparture: lastDepartureDay(rules, today),
  };
}

/**
 * Returns the rules for moving a booked stay. Lead time and horizon do not apply if the booked stay itself would no
 * longer comply with them. Gaps do not matter, since the landlord has to agree to the change.
 */
export function rulesOfChange(rules: BookingRules, booked: Stay, { today, hour }: Now): BookingRules {
  const isSoon = booked.startDate < addDays(today, daysOfLead(rules, hour));
  const isFar = toDayNumber(booked.endDate) > lastDepartureDay(rules, today);
  return {
    ...rules,
    ...(isSoon && { leadDays: 0, leadHour: 24 }),
    ...(isFar && { horizonMonths: null }),
    leaveMin: null,
  };
}

/** The free nights around a stay, as day numbers. */
export interface FreeRun {
  /** Today, or the day on which the previous guest leaves if that is later. */
  from: number;
  /** The day on which the next guest arrives. Infinite if there is none. */
  until: number;
}

interface StayDays {
  startDay: number;
  endDay: number;
}

/**
 * True if the stay takes all free nights before the next one. Arrival and departure then depend on the neighbouring
 * stays, so minimum stay and weekdays of the seasons do not apply.
 */
export const fillsGap = (
  { fillFrom }: BookingRules,
  { startDay, endDay }: StayDays,
  { from, until }: FreeRun,
): boolean => fillFrom !== null && endDay - startDay >= fillFrom && startDay === from && endDay === until;

/**
 * True if the stay leaves too few free nights to the previous or the next guest. Nights from today to the arrival do
 * not count as a gap, because they pass anyway.
 */
export function leavesGap(
  { leaveMin }: BookingRules,
  { startDay, endDay }: StayDays,
  { from, until }: FreeRun,
  today: number,
): boolean {
  if (leaveMin === null) return false;
  const isTooFew = (nights: number): boolean => nights > 0 && nights < leaveMin;
  return (from > today && isTooFew(startDay - from)) || isTooFew(until - endDay);
}
