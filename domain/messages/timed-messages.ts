import { addDays, type PlainDate, type Stay } from '../stay.ts';
import { toMoment } from '../time-zones.ts';

export const timingKinds = ['confirmed', 'beforeArrival', 'arrivalDay', 'afterDeparture'] as const;
export type TimingKind = (typeof timingKinds)[number];

/** Largest number of days before arrival and after departure. Messages end sixty days after a stay. */
export const timingDaysMax = { beforeArrival: 60, afterDeparture: 30 } as const;

/** When a template is sent by itself. */
export interface Timing {
  kind: TimingKind;
  /** Before arrival or after departure; 0 for the other kinds. */
  days: number;
  /** HH:MM by the clock at the home; empty for `confirmed`. */
  time: string;
}

export interface TimedStay extends Stay {
  confirmedAt: Date;
  /** When its dates were last agreed: the confirmation, or a change that was accepted since. */
  agreedAt: Date;
}

export interface Plan {
  at: Date;
  /** `missed`: it is not sent any more, since its time was over before it could be. */
  state: 'planned' | 'due' | 'missed';
}

/** Days after its time within which a message after departure is still sent, if the site could not send it before. */
const lateDays = 3;

const startOfDay = (zone: string, day: PlainDate): Date => toMoment(zone, `${day}T00:00:00`);

/** Returns when a message is due by the rule alone. */
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

/** Returns when a message has lost its sense: directions after the day of arrival, thanks long after the departure. */
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
 * Says when a booking gets a message. Whoever books or moves the stay after the time of the rule gets it at once while it makes sense. What
 * was due before the landlord set the time is not sent later: nobody expects a new rule to write to earlier bookings.
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

/** Returns what is wrong with a typed timing; null if nothing is. */
export function findTimingError({ kind, days, time }: Timing): 'days' | 'time' | null {
  if (kind === 'confirmed') return null;
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'time';
  if (kind === 'arrivalDay') return null;
  return Number.isInteger(days) && days >= 1 && days <= timingDaysMax[kind] ? null : 'days';
}
