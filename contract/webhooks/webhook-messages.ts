import { testEvent, type WebhookEvent } from '../../domain/webhooks.ts';
import { z } from '../schema.ts';

const bookingData = z.object({
  bookingID: z.number(),
  bookingNumber: z.number(),
  objectNumber: z.number(),
  /** requested, option, booked, confirmed, declined, cancelled or expired. */
  state: z.string(),
  startDate: z.string(),
  /** The day of departure. */
  endDate: z.string(),
  persons: z.number(),
  totalCents: z.number(),
});

/** Content of each event's message. No event names a guest. */
export const webhookMessages: Readonly<
  Record<WebhookEvent | typeof testEvent, { summary: string; data: z.ZodType }>
> = {
  'booking.requested': {
    summary: 'A booking, a request or an option has come in, or an option was turned into a booking',
    data: bookingData,
  },
  'booking.confirmed': { summary: 'A booking binds both sides', data: bookingData },
  'booking.declined': { summary: 'A booking was declined', data: bookingData },
  'booking.cancelled': { summary: 'A booking was cancelled or has expired', data: bookingData },
  'booking.changed': { summary: 'A stay, its party or its price was changed', data: bookingData },
  'message.received': {
    summary: 'A guest has written',
    data: z.object({ messageID: z.number(), threadID: z.number(), objectNumber: z.number() }),
  },
  'home.approved': {
    summary: 'The office has approved a home',
    data: z.object({ objectNumber: z.number() }),
  },
  'homes.changed': {
    summary: 'Many homes were changed at once, or such a change was undone',
    data: z.object({
      bulkID: z.number(),
      /** percent, amount, minStay, name, rules, pause or resume. */
      change: z.string(),
      /** True if the change was undone. */
      undone: z.boolean(),
      homes: z.number(),
      /** Those of the webhook’s business, in order. */
      objectNumbers: z.array(z.number()),
    }),
  },
  'payout.made': {
    summary: 'A payout was given to the bank',
    data: z.object({ payoutID: z.number(), amountCents: z.number(), bookings: z.number() }),
  },
  [testEvent]: {
    summary: 'A test that somebody has asked for',
    data: z.object({ webhookID: z.number() }),
  },
};
