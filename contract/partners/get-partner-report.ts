import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, plainDate, z } from '../schema.ts';

const reportGroups = ['day', 'subId', 'home'] as const;

const figures = {
  /** Number of visits by a link, or on the partner's own host. */
  visits: z.number(),
  /** Number of all bookings, holds and requests. */
  asked: z.number(),
  /** Number of those in `asked` that are not declined, cancelled or expired. */
  booked: z.number(),
  cancelled: z.number(),
  /** Euros that the bookings cost of which the commission is a share: those in `booked`, with an agreement. */
  value: amountInEuros,
  /** Expected commission in euros of stays that have not ended yet. */
  pending: amountInEuros,
  /** Commission in euros of stays that have ended. */
  confirmed: amountInEuros,
} as const;

export const getPartnerReport = defineEndpoint({
  area: 'partners',
  name: 'get-partner-report',
  method: 'POST',
  path: '/api/partners/own/report',
  summary: 'Returns visits, requests, bookings and commission of a partner’s links, by day, link or home',
  access: { permission: 'partners.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    partnerID: z.number().int().min(1),
    /** Both days are included. The period refers to the day of the visit or of the booking. */
    from: plainDate,
    until: plainDate,
    by: z.enum(reportGroups),
  }),
  response: z.object({
    totals: z.object(figures),
    /** `key` is the day, the partner's name of the link (may be empty), or the object number (0 for other pages). */
    rows: z.array(z.object({ key: z.string(), ...figures })),
    /** Number of clicks to the partner's own site. */
    hops: z.number(),
    hasCommission: z.boolean(),
  }),
  errors: {
    'partner-not-found': { status: 404 },
    /** The period ends before it begins, or is longer than 400 days. */
    'period-invalid': { status: 422 },
  },
});
export type PartnerReport = z.infer<typeof getPartnerReport.response>;
export type ReportGroup = (typeof reportGroups)[number];
