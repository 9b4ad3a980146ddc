import { holdRule } from '../../../../domain/booking/hold-rule.ts';
import { toDayNumber, type PlainDate } from '../../../../domain/stay.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Options of unverified guests end earlier. */
export function holdUntil(now: Date, arrival: PlainDate, { isKnown }: { isKnown: boolean }): Date {
  const latest = (toDayNumber(arrival) - holdRule.endsDaysBefore) * dayMs;
  const holdMs = isKnown ? holdRule.holdDays * dayMs : holdRule.holdHoursUnknown * hourMs;
  return new Date(Math.min(now.getTime() + holdMs, latest));
}

/**
 * A request does not end while its guest thinks about an offer of the host, and then waits for the host another day at least.
 * `offerEndsAt` is the end of the latest offer, if there was one.
 */
export function requestEndsAt(createdAt: Date, arrival: PlainDate, offerEndsAt: Date | null = null): Date {
  const week = createdAt.getTime() + holdRule.requestDays * dayMs;
  const afterOffer = offerEndsAt ? offerEndsAt.getTime() + holdRule.hoursAfterOffer * hourMs : 0;
  return new Date(Math.min(Math.max(week, afterOffer), toDayNumber(arrival) * dayMs));
}
