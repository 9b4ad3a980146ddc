import { fetchProblems } from './fetch-problems.ts';

export const webhookEvents = [
  'booking.requested',
  'booking.confirmed',
  'booking.declined',
  'booking.cancelled',
  'booking.changed',
  'message.received',
  'calendar.changed',
  'rates.changed',
  'home.approved',
  'homes.changed',
  'payout.made',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Sent on request, to test whether an address works. */
export const testEvent = 'webhook.test';

export const webhookProblems = [...fetchProblems, 'redirected'] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

export const webhooksMax = 5;
