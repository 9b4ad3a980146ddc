import { nightsBetween, toDayNumber, type PlainDate } from '../../../../domain/stay.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const holdRule = {
  /** An option holds its nights for so many days. */
  holdDays: 3,
  /** An option holds its nights so long until somebody has opened the link of its mail: others' addresses take few nights. */
  holdHoursUnknown: 24,
  /** It ends at the latest so many days before arrival. */
  endsDaysBefore: 2,
  /** Options are offered for arrivals at least so many days ahead. */
  offeredDaysAhead: 14,
  /** A request that nobody answers ends after so many days, at the latest on the day of arrival. */
  requestDays: 7,
} as const;

export function isHoldOffered(today: PlainDate, arrival: PlainDate): boolean {
  return nightsBetween(today, arrival) >= holdRule.offeredDaysAhead;
}

/** The moment at which an option made now ends; earlier for a guest whose address nobody has confirmed. */
export function holdUntil(now: Date, arrival: PlainDate, { isKnown }: { isKnown: boolean }): Date {
  const latest = (toDayNumber(arrival) - holdRule.endsDaysBefore) * dayMs;
  const holdMs = isKnown ? holdRule.holdDays * dayMs : holdRule.holdHoursUnknown * hourMs;
  return new Date(Math.min(now.getTime() + holdMs, latest));
}

export function requestEndsAt(createdAt: Date, arrival: PlainDate): Date {
  return new Date(Math.min(createdAt.getTime() + holdRule.requestDays * dayMs, toDayNumber(arrival) * dayMs));
}
