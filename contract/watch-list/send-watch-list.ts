import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, mailAddress, tooOften, z } from '../schema.ts';

export const sendWatchList = defineEndpoint({
  area: 'watch-list',
  name: 'send-watch-list',
  method: 'POST',
  path: '/api/user/watchedobjects/sendcustomer',
  summary: 'Sends the caller’s watch list by mail, with a link for sharing',
  access: 'public',
  writes: true,
  // The limit is low because the call sends mails to any address.
  limit: { perMinute: 6, by: 'address' },
  request: z.strictObject({
    /** There is no free text, because the form could then be used for spam. */
    inputs: z.strictObject({ email: mailAddress, language: languageCode }),
  }),
  response: z.object({ mailSend: z.literal('Y') }),
  errors: {
    'invalid-email': { status: 422 },
    'watch-list-empty': { status: 409 },
    'too-many-mails': { status: 429, data: tooOften },
  },
});
