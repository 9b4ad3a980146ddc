import { keyWriteErrors } from '../api-keys/key-errors.ts';
import { changeId } from '../booking/booking-change.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';

export const answerKeyChange = defineEndpoint({
  area: 'landlords',
  name: 'answer-key-change',
  method: 'POST',
  path: '/api/key/bookings/change',
  summary: 'Accepts or declines the change that a guest asks for',
  access: 'public',
  key: 'bookings:answer',
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingID: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    changeID: changeId.describe('From `changeRequest` of the booking.'),
    action: z.enum(['accept', 'decline']),
    message: z.string().max(2000).default('').describe('Shown to the guest.'),
  }),
  response: z.object({
    bookingID: z.number(),
    changeID: z.number(),
    state: z.enum(['accepted', 'declined']),
  }),
  errors: {
    ...keyWriteErrors,
    'booking-not-found': { status: 404 },
    /** The request was answered otherwise, withdrawn or has expired. */
    'change-not-open': { status: 409 },
    /** The nights that the guest asks for were taken meanwhile. */
    'capacity-taken': { status: 409 },
  },
});
