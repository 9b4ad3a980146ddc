import { problemKinds, problemTextLength } from '../../domain/booking/promise.ts';
import { attachmentExpired, attachmentTickets } from '../attached-file.ts';
import { bookingHash, bookingId, guestLink, idempotencyKey } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';
import { answerHour } from './get-problem.ts';

export const reportProblem = defineEndpoint({
  area: 'contact',
  name: 'report-problem',
  method: 'POST',
  path: '/api/booking/problem',
  summary:
    'Reports a problem during a stay as the guest of the booking; the response says when the office will answer',
  access: guestLink,
  writes: true,
  limit: { perMinute: 12, by: 'both' },
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    problem: z.enum(problemKinds),
    text: z.string().max(problemTextLength).default(''),
    files: attachmentTickets,
    idempotencyKey,
  }),
  response: z.object({
    caseNumber: z.number(),
    /** True if the message was added to an earlier report for the same booking. */
    joined: z.boolean(),
    due: answerHour,
  }),
  errors: {
    'booking-not-found': { status: 404 },
    /** The day of arrival is in the future, or the stay is over. */
    'not-during-stay': { status: 409 },
    'too-many-problems': { status: 429, data: tooOften },
    ...attachmentExpired,
    'idempotency-conflict': { status: 409 },
  },
});
