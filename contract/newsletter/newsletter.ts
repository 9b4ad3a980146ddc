import { newsletterFrequencies, newsletterTopics } from '../../domain/newsletter.ts';
import type { LinkSession } from '../define-endpoint.ts';
import { languageCode, wholeNumber, z } from '../schema.ts';

/** Which letters somebody gets, and how often. */
export const preferences = {
  language: languageCode,
  topics: z.array(z.enum(newsletterTopics)).max(newsletterTopics.length),
  frequency: z.enum(newsletterFrequencies),
};

/** The link of a letter; without it whoever is logged in has their own. */
export const subscriberLink = {
  /** The number before the dash of a key; 0 where the key comes in one piece. */
  subscriber: wholeNumber(0, 1e15).default(0),
  /** What follows the dash, or the whole key. */
  userKey: z.string().max(100).default(''),
};

export const subscriberSession = { cookie: 'letters', paths: ['/api/'] } as const satisfies LinkSession;

/** A code as campaigns write it. */
export const source = z
  .string()
  .max(40)
  .regex(/^[\w-]*$/);

export const subscription = z.object({
  /** `none`: somebody with an account who never asked for letters. */
  state: z.enum(['none', 'pending', 'confirmed', 'ended']),
  /** Empty once it has ended. */
  email: z.string(),
  ...preferences,
});
