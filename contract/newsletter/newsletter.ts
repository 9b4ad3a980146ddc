import { newsletterFrequencies, newsletterTopics } from '../../domain/newsletter.ts';
import type { LinkSession } from '../define-endpoint.ts';
import { languageCode, wholeNumber, z } from '../schema.ts';

export const preferences = {
  language: languageCode,
  topics: z.array(z.enum(newsletterTopics)).max(newsletterTopics.length),
  frequency: z.enum(newsletterFrequencies),
};

/** Comes from a link in a mail. Without it the call concerns the logged-in person's own subscription. */
export const subscriberLink = {
  /** The part of the key before the dash. 0 for a key without a dash. */
  subscriber: wholeNumber(0, 1e15).default(0),
  /** The part of the key after the dash, or the whole key. */
  userKey: z.string().max(100).default(''),
};

export const subscriberSession = { cookie: 'letters', paths: ['/api/'] } as const satisfies LinkSession;

export const source = z
  .string()
  .max(40)
  .regex(/^[\w-]*$/);

export const subscription = z.object({
  /** `none` for an account that never subscribed. */
  state: z.enum(['none', 'pending', 'confirmed', 'ended']),
  /** Empty once the subscription has ended. */
  email: z.string(),
  ...preferences,
});
