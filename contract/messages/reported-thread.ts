import { messageSides } from '../../domain/messages/message-limits.ts';
import { bookingId } from '../booking/booking.ts';
import { z } from '../schema.ts';

/** A thread that guest or host has reported to the office, without its messages. */
export const reportedThread = z.object({
  reportID: z.number(),
  /** Null for a question before booking. */
  bookingDisplayNumber: z.number().nullable(),
  title: z.string(),
  side: z.enum(messageSides),
  reason: z.string(),
  at: z.string(),
  closedAt: z.string().nullable(),
});
export type ReportedThread = z.infer<typeof reportedThread>;

export const reportId = bookingId;
export const reportNotFound = { 'report-not-found': { status: 404 } } as const;
