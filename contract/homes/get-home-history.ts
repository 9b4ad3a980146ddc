import { historyKinds, historySides } from '../../domain/homes/home-history.ts';
import { homeStates } from '../../domain/homes/home-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, objectNumber, z } from '../schema.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();

const historyEntry = z.object({
  /** Stable between calls. */
  key: z.string(),
  at: z.string(),
  kind: z.enum(historyKinds),
  event: z.string(),
  side: z.enum(historySides),
  /** Null if nobody was logged in, or if the account is deleted. */
  person: z.object({ number: z.number(), name: z.string() }).nullable(),
  /** The name of the API key with which a program acted. Null for people. */
  program: z.string().nullable(),
  /** The changed section, the source of a feed, the name of a calendar, or the office's reason. */
  detail: z.string(),
  /** Changed fields. Both values are null for a long text. Amounts are in euros. */
  changes: z.array(
    z.object({ field: z.string(), language: z.string().nullable(), before: scalar, after: scalar }),
  ),
  /** The nights concerned, up to the morning of the second date, and their state before. */
  nights: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  nightsBefore: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  booking: z.object({ bookingID: z.number(), bookingDisplayNumber: z.number() }).nullable(),
  /** The report that permits the office to read the messages. Null if there is none. */
  reportID: z.number().nullable(),
});

export const getHomeHistory = defineEndpoint({
  area: 'homes',
  name: 'get-home-history',
  method: 'POST',
  path: '/api/admin/homes/history',
  summary: 'Returns the history of a home with authors, newest first, in pages',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    languageCode,
    objectNumber,
    /** Empty for all kinds. */
    kind: z.enum(['', ...historyKinds]).default(''),
    /** The cursor of an earlier response. Empty for the newest entries. */
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
      /** Source of the feed. Empty if the landlord entered the home here. */
      source: z.string(),
      landlord: z.object({ number: z.number(), name: z.string() }),
    }),
    entries: z.array(historyEntry),
    /** The cursor of the next page. Empty on the last page. */
    cursor: z.string(),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
