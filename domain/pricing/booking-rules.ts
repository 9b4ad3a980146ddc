import { addMonths } from '../months.ts';
import { addDays, horizonDays, toDayNumber, type PlainDate, type Stay } from '../stay.ts';

/** Rules of a whole home, beside those of its seasons: how late and how far ahead it is booked, and which gaps stays fill or leave. */
export interface BookingRules {
  /** A stay can be booked until `leadHour` of the day that is so many days before its arrival. */
  leadDays: number;
  /** Hour of the day in Berlin, 1 to 24; 24 is midnight. */
  leadHour: number;
  /** Months from today within which a stay has to end; null: the horizon of the site. */
  horizonMonths: number | null;
  /** From this number of nights on, all free nights before the next stay can be booked as a whole; null: not. */
  fillFrom: number | null;
  /** Fewer free nights than these must not be left over beside another stay; null: any number may. */
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

/** The moment of a question about availability. */
export interface Now {
  today: PlainDate;
  /** Hour of the day in Berlin, 0 to 23. */
  hour: number;
}

/** Days from today to the first day on which guests can arrive. */
export const daysOfLead = ({ leadDays, leadHour }: BookingRules, hour: number): number =>
  leadDays + (hour >= leadHour ? 1 : 0);

/** The last day on which guests can depart, as a day number. */
export function lastDepartureDay({ horizonMonths }: BookingRules, today: PlainDate): number {
  const end = toDayNumber(today) + horizonDays;
  return horizonMonths === null ? end : Math.min(end, toDayNumber(addMonths(today, horizonMonths)));
}

/** Between which days a home can be booked, as day numbers. */
export interface BookingWindow {
  today: number;
  firstArrival: number;
  lastDeparture: number;
}

/** Computes once what many stays are checked against. */
export function bookingWindow(rules: BookingRules, { today, hour }: Now): BookingWindow {
  const todayDay = toDayNumber(today);
  return {
    today: todayDay,
    firstArrival: todayDay + daysOfLead(rules, hour),
    lastDeparture: lastDepartureDay(rules, today),
  };
}

/**
 * The rules for moving a booked stay: what it has met when it was booked, or never had to, is not asked of it again, and whether nights are
 * left over is for the landlord to decide, who agrees to the change.
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
  /** Today, or the day on which the guest before leaves if that is later. */
  from: number;
  /** The day on which the next guest arrives; infinite if there is none. */
  until: number;
}

interface StayDays {
  startDay: number;
  endDay: number;
}

/**
 * True if the stay takes all free nights before the next one. The days of arrival and departure then follow from the neighbours, so
 * neither the shortest stay nor the weekdays of the seasons apply.
 */
export const fillsGap = (
  { fillFrom }: BookingRules,
  { startDay, endDay }: StayDays,
  { from, until }: FreeRun,
): boolean => fillFrom !== null && endDay - startDay >= fillFrom && startDay === from && endDay === until;

/** True if the stay leaves too few free nights to the guest before or to the next one. Nights from today on are no gap: they pass by themselves. */
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
