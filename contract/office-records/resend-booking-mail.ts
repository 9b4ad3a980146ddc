import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';

export const resendBookingMail = defineEndpoint({
  area: 'office-records',
  name: 'resend-booking-mail',
  method: 'POST',
  path: '/api/admin/records/mails/resend',
  summary: 'Sends a mail about a booking again, if its content is still correct',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    mailID: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: z.object({ email: z.string() }),
  errors: {
    'mail-missing': { status: 404 },
    /** The booking has changed since, so that the mail is not correct any more. */
    'mail-outdated': { status: 409 },
  },
});
