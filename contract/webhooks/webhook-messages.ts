import { testEvent, type WebhookEvent } from '../../domain/webhooks.ts';
import { z } from '../schema.ts';

const bookingData = z.object({
  bookingID: z.number(),
  bookingNumber: z.number(),
  objectNumber: z.number(),
  state: z.string().describe('requested, option, booked, confirmed, declined, cancelled or expired.'),
  startDate: z.string(),
  endDate: z.string().describe('The day of departure.'),
  persons: z.number(),
  totalCents: z
    .number()
    .describe(
      'The price of the stay as the host’s list has it: without the guest’s insurance and bonus where we collect.',
    ),
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
  'calendar.changed': {
    summary:
      'Nights of a home were blocked or freed by its host or a program, or a connected calendar brought others',
    data: z.object({
      objectNumber: z.number(),
      source: z
        .enum(['host', 'calendar'])
        .describe(
          'host: the host or a program; calendar: a connected calendar. Bookings have events of their own.',
        ),
      startDate: z
        .string()
        .nullable()
        .describe(
          'The nights concerned, until the morning of `endDate`. Both are null if they are not known: read the calendar.',
        ),
      endDate: z.string().nullable(),
    }),
  },
  'rates.changed': {
    summary: 'Prices, minimum stays or what else the price of a stay depends on were changed for one home',
    data: z.object({
      objectNumber: z.number(),
      part: z
        .enum(['nights', 'costs', 'rules'])
        .describe(
          'nights: prices and rules of nights; costs: services, discounts and deposit; rules: deadlines and gaps.',
        ),
      startDate: z
        .string()
        .nullable()
        .describe('The nights concerned, until the morning of `endDate`. Both are null for the whole home.'),
      endDate: z.string().nullable(),
    }),
  },
  'home.approved': {
    summary: 'The office has approved a home',
    data: z.object({ objectNumber: z.number() }),
  },
  'homes.changed': {
    summary: 'Many homes were changed at once, or such a change was undone',
    data: z.object({
      bulkID: z.number(),
      change: z
        .string()
        .describe(
          'percent, amount, minStay, name, rules, cancellation, times, service, discount, pause or resume.',
        ),
      undone: z.boolean().describe('True if the change was undone.'),
      homes: z.number(),
      objectNumbers: z.array(z.number()).describe('Those of the webhook’s business, in order.'),
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
