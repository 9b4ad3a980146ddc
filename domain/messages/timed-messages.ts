import { addDays, type PlainDate, type Stay } from '../stay.ts';
import { toMoment } from '../time-zones.ts';

export const timingKinds = ['confirmed', 'beforeArrival', 'arrivalDay', 'afterDeparture'] as const;
export type TimingKind = (typeof timingKinds)[number];

/** Largest number of days before arrival and after departure. Messages end sixty days after a stay. */
export const timingDaysMax = { beforeArrival: 60, afterDeparture: 30 } as const;

/** The time at which a template is sent automatically. */
export interface Timing {
  kind: TimingKind;
  /** Days before arrival or after departure. 0 for other kinds. */
  days: number;
  /** HH:mm in the home's time zone. Empty for `confirmed`. */
  time: string;
}

export interface TimedStay extends Stay {
  confirmedAt: Date;
  /** Time of the last agreement on the dates: the confirmation, or a later accepted change. */
  agreedAt: Date;
}

export interface Plan {
  at: Date;
  /** `missed` messages are not sent any more, because their time has passed. */
  state: 'planned' | 'due' | 'missed';
}

/** Days within which a delayed message after departure is still sent. */
const lateDays = 3;

const startOfDay = (zone: string, day: PlainDate): Date => toMoment(zone, `${day}T00:00:00`);

/** Returns the time at which a message is due by its timing alone. */
function nominalMoment({ kind, days, time }: Timing, stay: TimedStay, zone: string): Date {
  switch (kind) {
    case 'confirmed':
      return stay.confirmedAt;
    case 'beforeArrival':
      return toMoment(zone, `${addDays(stay.startDate, -days)}T${time}:00`);
    case 'arrivalDay':
      return toMoment(zone, `${stay.startDate}T${time}:00`);
    case 'afterDeparture':
      return toMoment(zone, `${addDays(stay.endDate, days)}T${time}:00`);
  }
}

/**
 * Returns the time after which a message is useless: directions after the day of arrival, thanks long after departure.
 */
function lastMoment({ kind, days }: Timing, { startDate, endDate }: Stay, zone: string): Date {
  switch (kind) {
    case 'confirmed':
      return startOfDay(zone, addDays(endDate, 1));
    case 'beforeArrival':
    case 'arrivalDay':
      return startOfDay(zone, addDays(startDate, 1));
    case 'afterDeparture':
      return startOfDay(zone, addDays(endDate, days + 1 + lateDays));
  }
}

/**
 * Returns when a booking gets a message. Guests who book or move the stay after the due time get it at once, as long as
 * it is useful. Messages that were due before the landlord created the timing are not sent, because landlords do not
 * expect a new template to reach earlier bookings.
 */
export function planMessage(
  timing: Timing,
  { stay, zone, activeSince }: { stay: TimedStay; zone: string; activeSince: Date },
  now: Date,
): Plan {
  const agreedAt = timing.kind === 'confirmed' ? stay.confirmedAt : stay.agreedAt;
  const nominal = nominalMoment(timing, stay, zone);
  const at = nominal < agreedAt ? agreedAt : nominal;
  const last = lastMoment(timing, stay, zone);
  if (at >= last || at < activeSince || now >= last) return { at, state: 'missed' };
  return { at, state: now >= at ? 'due' : 'planned' };
}

/** Returns the problem of a typed timing, or null. */
export function findTimingError({ kind, days, time }: Timing): 'days' | 'time' | null {
  if (kind === 'confirmed') return null;
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'time';
  if (kind === 'arrivalDay') return null;
  return Number.isInteger(days) && days >= 1 && days <= timingDaysMax[kind] ? null : 'days';
}
