import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, mailAddress, tooOften, z } from '../schema.ts';

export const sendWatchList = defineEndpoint({
  area: 'watch-list',
  name: 'send-watch-list',
  method: 'POST',
  path: '/api/user/watchedobjects/sendcustomer',
  summary: 'Sends the own watch list by mail, with its link to read',
  access: 'public',
  writes: true,
  // Mails cost others' attention: far fewer than other calls.
  limit: { perMinute: 6, by: 'address' },
  request: z.strictObject({
    /** No free text: a form that mails any words to any address would be used for spam. */
    inputs: z.strictObject({ email: mailAddress, language: languageCode }),
  }),
  response: z.object({ mailSend: z.literal('Y') }),
  errors: {
    'invalid-email': { status: 422 },
    'watch-list-empty': { status: 409 },
    'too-many-mails': { status: 429, data: tooOften },
  },
});
