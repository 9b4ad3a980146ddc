import { planMessage, type Plan } from '../../../../domain/messages/timed-messages.ts';
import { findTimeZone } from '../../../../domain/time-zones.ts';
import type { TimedRow } from './timed-store.ts';

/** Null for a booking that was never confirmed. */
export function planMail(row: TimedRow, now: Date): Plan | null {
  const { startDate, endDate, confirmedAt, agreedAt, timing, activeSince } = row;
  if (confirmedAt === null || agreedAt === null) return null;
  const stay = { startDate, endDate, confirmedAt, agreedAt };
  return planMessage(timing, { stay, zone: findTimeZone(row), activeSince }, now);
}
