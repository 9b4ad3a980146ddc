import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';
import { preferences, subscriberLink, subscriberSession, subscription } from './newsletter.ts';

export const setUserPreferences = defineEndpoint({
  area: 'newsletter',
  name: 'set-user-preferences',
  method: 'POST',
  path: '/api/mailerPref/setUserPreferences',
  summary:
    'Changes or ends a newsletter subscription; with a login it can also be started by a confirmation mail',
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
    /** `start` sends a confirmation mail to the account's address. */
    action: z.enum(['save', 'end', 'start']),
  }),
  response: subscription,
  errors: {
    'letter-link-unknown': { status: 404 },
    'too-many-mails': { status: 429, data: tooOften },
  },
});
