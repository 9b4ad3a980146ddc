import { problemKinds, problemTextLength } from '../../domain/booking/promise.ts';
import { attachmentOver, attachmentTickets } from '../attached-file.ts';
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
    'The guest of a booking reports that something is wrong with the stay; the office answers by the hour it names',
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
    /** True: it was added to what this booking's guest had reported before. */
    joined: z.boolean(),
    due: answerHour,
  }),
  errors: {
    'booking-not-found': { status: 404 },
    /** Before the day of arrival and after the stay. */
    'not-during-stay': { status: 409 },
    'too-many-problems': { status: 429, data: tooOften },
    ...attachmentOver,
    'idempotency-conflict': { status: 409 },
  },
});
