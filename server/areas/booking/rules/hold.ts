import { nightsBetween, toDayNumber, type PlainDate } from '../../../../domain/stay.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const holdRule = {
  /** An option holds its nights for so many days. */
  holdDays: 3,
  /** It ends at the latest so many days before arrival. */
  endsDaysBefore: 2,
  /** Options are offered for arrivals at least so many days ahead. */
  offeredDaysAhead: 14,
  reminderHoursBefore: 24,
  /** A request that nobody answers ends after so many days, at the latest on the day of arrival. */
  requestDays: 7,
} as const;

export function isHoldOffered(today: PlainDate, arrival: PlainDate): boolean {
  return nightsBetween(today, arrival) >= holdRule.offeredDaysAhead;
}

/** The moment at which an option made now ends. */
export function holdUntil(now: Date, arrival: PlainDate): Date {
  const latest = (toDayNumber(arrival) - holdRule.endsDaysBefore) * dayMs;
  return new Date(Math.min(now.getTime() + holdRule.holdDays * dayMs, latest));
}

/** Null where the option ends too soon for a reminder. */
export function reminderAt(now: Date, until: Date): Date | null {
  const moment = until.getTime() - holdRule.reminderHoursBefore * hourMs;
  return moment > now.getTime() ? new Date(moment) : null;
}

export function requestEndsAt(createdAt: Date, arrival: PlainDate): Date {
  return new Date(Math.min(createdAt.getTime() + holdRule.requestDays * dayMs, toDayNumber(arrival) * dayMs));
}
