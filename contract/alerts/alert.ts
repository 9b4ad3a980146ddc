import { alertFrequencies, alertKinds } from '../../domain/alerts.ts';
import type { LinkSession } from '../define-endpoint.ts';
import { z } from '../schema.ts';

/** The link of a mail; without it whoever is logged in has their own. */
export const alertLink = {
  /** The number before the dash of a key. */
  subscriber: z.number().int().min(0).max(1e15).default(0),
  /** What follows the dash. */
  userKey: z.string().max(100).default(''),
};

export const alertAccess = {
  link: ['subscriber', 'userKey'],
  refusal: 'alert-link-unknown',
  session: { cookie: 'alerts', paths: ['/api/'] } satisfies LinkSession,
} as const;

/** The alerts of an address. */
export const ownAlerts = z.object({
  /** Empty for somebody with an account who never asked for one. */
  email: z.string(),
  alerts: z.array(
    z.object({
      alertID: z.number(),
      kind: z.enum(alertKinds),
      /** What is searched for, in the language that was asked for; empty for the watch list. */
      title: z.string(),
      /** The query of the search's page, without its question mark. */
      query: z.string(),
      frequency: z.enum(alertFrequencies),
      /** False until the button of the mail that asks was pressed. */
      active: z.boolean(),
      /** The last day on which it looks. */
      endsOn: z.string(),
    }),
  ),
});
