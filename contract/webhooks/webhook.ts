import { testEvent, webhookEvents, webhookProblems } from '../../domain/webhooks.ts';
import { languageCode, z } from '../schema.ts';

export const ownCall = { languageCode };
export const webhookRequest = { ...ownCall, webhookID: z.number().int().min(1).max(2_147_483_647) };
export const webhookTerms = {
  url: z.string().trim().min(12).max(2000),
  events: z.array(z.enum(webhookEvents)).min(1),
};

const webhook = z.object({
  webhookID: z.number(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.string(),
  failingSince: z.string().nullable(),
  /** Null while events are sent. */
  disabledAt: z.string().nullable(),
  /** The former secret is also used for signing until this time. Null if there is none any more. */
  formerUntil: z.string().nullable(),
  /** Number of events that wait for their next try. */
  waiting: z.number(),
});
export type Webhook = z.infer<typeof webhook>;

export const webhooks = z.object({
  businesses: z.array(
    z.object({
      kind: z.enum(['landlord', 'agency']),
      number: z.number(),
      name: z.string(),
      webhooks: z.array(webhook),
    }),
  ),
  /** A new secret, which is returned only once. */
  secret: z.string().nullable(),
});
export type Webhooks = z.infer<typeof webhooks>;

export const webhookDelivery = z.object({
  deliveryID: z.number(),
  messageID: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  createdAt: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number(),
  nextTryAt: z.string().nullable(),
  triedAt: z.string().nullable(),
  /** HTTP status of the last answer. Null if there was none. */
  status: z.number().nullable(),
  problem: z.enum(webhookProblems).nullable(),
  durationMs: z.number().nullable(),
  /** The first bytes of the last answer. */
  answer: z.string(),
  payload: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const termsErrors = {
  /** Not a public web address that begins with https. */
  'webhook-address-invalid': { status: 422 },
  'webhook-known': { status: 409 },
} as const;
