import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';

export const previewBookingMail = defineEndpoint({
  area: 'office-records',
  name: 'preview-booking-mail',
  method: 'POST',
  path: '/api/admin/records/mails/preview',
  summary: 'Returns the words of a mail about a booking as they would be sent again now, without its links',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ mailID: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  response: z.object({ subject: z.string(), text: z.string() }),
  errors: {
    'mail-missing': { status: 404 },
    /** The booking has changed since, so that the mail is not correct any more. */
    'mail-outdated': { status: 409 },
  },
});
