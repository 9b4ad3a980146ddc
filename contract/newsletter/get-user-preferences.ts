import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { subscriberLink, subscriberSession, subscription } from './newsletter.ts';

export const getUserPreferences = defineEndpoint({
  area: 'newsletter',
  name: 'get-user-preferences',
  method: 'POST',
  path: '/api/mailerPref/getUserPreferences',
  summary: 'Returns the newsletter subscription of a person, by a mailed link or by login',
  access: {
    link: ['subscriber', 'userKey'],
    refusal: 'letter-link-unknown',
    session: subscriberSession,
  },
  writes: false,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({ ...subscriberLink }),
  response: subscription,
  errors: { 'letter-link-unknown': { status: 404 } },
});
