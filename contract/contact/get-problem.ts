import { plainDate, z } from '../schema.ts';
import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** By when the office answers, as the clocks at the home show it; time is HH:mm. */
export const answerHour = z.object({ date: plainDate, time: z.string() });

export const getProblem = defineEndpoint({
  area: 'contact',
  name: 'get-problem',
  method: 'POST',
  path: '/api/booking/problem/get',
  summary: 'What the guest of a booking has reported as wrong with the stay, while the office works on it',
  access: guestLink,
  writes: false,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({ bookingID: bookingId, bookingHash }),
  response: z.object({
    /** Null: nothing, or what was is settled. */
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
