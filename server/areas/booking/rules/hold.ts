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

export function requestEndsAt(createdAt: Date, arrival: PlainDate): Date {
  return new Date(Math.min(createdAt.getTime() + holdRule.requestDays * dayMs, toDayNumber(arrival) * dayMs));
}
