import { historyKinds, historySides } from '../../domain/homes/home-history.ts';
import { homeStates } from '../../domain/homes/home-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, languageCode, objectNumber, uid, z } from '../schema.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();

const historyEntry = z.object({
  /** Stays the same however often it is asked for. */
  key: z.string(),
  at: z.string(),
  kind: z.enum(historyKinds),
  /** What happened, within its kind. */
  event: z.string(),
  side: z.enum(historySides),
  /** Who did it, where somebody was logged in whose account is still there. */
  person: z.object({ number: z.number(), name: z.string() }).nullable(),
  /** The section that was changed, the source of a feed, the name of a calendar, or the office's reason. */
  detail: z.string(),
  /** Fields that became different; both sides null: a long one. Amounts are in euros. */
  changes: z.array(
    z.object({ field: z.string(), language: z.string().nullable(), before: scalar, after: scalar }),
  ),
  /** Nights that it is about, until the morning of the second date, and which ones these were before. */
  nights: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  nightsBefore: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  booking: z.object({ bookingID: z.number(), bookingDisplayNumber: z.number() }).nullable(),
  /** The notice about messages, which the office may read because of it. */
  reportID: z.number().nullable(),
});

export const getHomeHistory = defineEndpoint({
  area: 'homes',
  name: 'get-home-history',
  method: 'POST',
  path: '/api/admin/homes/history',
  summary: 'All that became of a home and who did it, the newest first, in pages',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    uid,
    jwt,
    languageCode,
    objectNumber,
    /** Empty: of all kinds. */
    kind: z.enum(['', ...historyKinds]).default(''),
    /** Where an earlier answer ended; empty: from the newest. */
    cursor: z
      .string()
      .max(60)
      .regex(/^(?:\d{1,16}-[a-z]{1,10}-\d{1,15})?$/)
      .default(''),
  }),
  response: z.object({
    home: z.object({
      objectNumber: z.number(),
      title: z.string(),
      place: z.string(),
      state: z.enum(homeStates),
      /** The source of the feed that it comes from; empty: its landlord wrote it here. */
      source: z.string(),
      landlord: z.object({ number: z.number(), name: z.string() }),
    }),
    entries: z.array(historyEntry),
    /** Where the next page begins; empty: there is none. */
    cursor: z.string(),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
