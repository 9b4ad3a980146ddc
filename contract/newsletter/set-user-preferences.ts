import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';
import { preferences, subscriberLink, subscriberSession, subscription } from './newsletter.ts';

export const setUserPreferences = defineEndpoint({
  area: 'newsletter',
  name: 'set-user-preferences',
  method: 'POST',
  path: '/api/mailerPref/setUserPreferences',
  summary: 'Changes which letters somebody gets, or ends them; who is logged in may ask for them by a mail',
  access: {
    link: ['subscriber', 'userKey'],
    refusal: 'letter-link-unknown',
    session: subscriberSession,
  },
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({
    ...subscriberLink,
    ...preferences,
    /** `start` sends the confirmation mail to the account's address. */
    action: z.enum(['save', 'end', 'start']),
  }),
  response: subscription,
  errors: {
    'letter-link-unknown': { status: 404 },
    'too-many-mails': { status: 429, data: tooOften },
  },
});
