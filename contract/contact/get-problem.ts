import { plainDate, z } from '../schema.ts';
import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Latest time of the office's answer, in local time of the home. The time is `HH:mm`. */
export const answerHour = z.object({ date: plainDate, time: z.string() });

export const getProblem = defineEndpoint({
  area: 'contact',
  name: 'get-problem',
  method: 'POST',
  path: '/api/booking/problem/get',
  summary: 'Returns the open problem report of a booking',
  access: guestLink,
  writes: false,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({ bookingID: bookingId, bookingHash }),
  response: z.object({
    /** Null if there is no report, or if the last one is closed. */
    reported: z
      .object({
        caseNumber: z.number(),
        /** Null once the office has answered. */
        due: answerHour.nullable(),
      })
      .nullable(),
  }),
  errors: { 'booking-not-found': { status: 404 } },
});
