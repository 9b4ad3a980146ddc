import { newsletterTopics } from '../../domain/newsletter.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { subscriberLink, subscriberSession } from './newsletter.ts';

export const voteNewsletter = defineEndpoint({
  area: 'newsletter',
  name: 'vote-newsletter',
  method: 'POST',
  path: '/api/newsletter/vote',
  summary: 'Answers the poll of a newsletter by its link; a new answer replaces the last one',
  access: {
    link: ['subscriber', 'userKey'],
    refusal: 'letter-link-unknown',
    session: subscriberSession,
  },
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({
    ...subscriberLink,
    action: z.literal('voting'),
    poll: z.string().regex(/^[a-z0-9-]{1,40}$/),
    answer: z.enum(newsletterTopics),
  }),
  response: z.object({ answer: z.enum(newsletterTopics) }),
  errors: { 'letter-link-unknown': { status: 404 } },
});
