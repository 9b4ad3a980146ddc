import { alertFrequencies, alertKinds } from '../../domain/alerts.ts';
import type { LinkSession } from '../define-endpoint.ts';
import { z } from '../schema.ts';

/** Comes from a link in a mail. Without it the call concerns the logged-in person's own alerts. */
export const alertLink = {
  /** The part of the key before the dash. */
  subscriber: z.number().int().min(0).max(1e15).default(0),
  /** The part of the key after the dash. */
  userKey: z.string().max(100).default(''),
};

export const alertAccess = {
  link: ['subscriber', 'userKey'],
  refusal: 'alert-link-unknown',
  session: { cookie: 'alerts', paths: ['/api/'] } satisfies LinkSession,
} as const;

export const ownAlerts = z.object({
  /** Empty for an account that has never created an alert. */
  email: z.string(),
  alerts: z.array(
    z.object({
      alertID: z.number(),
      kind: z.enum(alertKinds),
      /** The search in words, in the requested language; empty for the watch list. */
      title: z.string(),
      /** Query string of the search page, without the question mark. */
      query: z.string(),
      frequency: z.enum(alertFrequencies),
      /** False until the owner of the address confirms by the button in the mail. */
      active: z.boolean(),
      endsOn: z.string(),
    }),
  ),
});
