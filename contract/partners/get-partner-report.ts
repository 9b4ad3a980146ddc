import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, plainDate, z } from '../schema.ts';

const reportGroups = ['day', 'subId', 'home'] as const;

const figures = {
  /** Arrivals by a link, or on the partner's own pages. */
  visits: z.number(),
  /** All bookings, holds and requests made. */
  asked: z.number(),
  /** Those of `asked` that stand. */
  booked: z.number(),
  cancelled: z.number(),
  /** Euros that are earned once the stays have ended. */
  pending: amountInEuros,
  /** Euros of stays that have ended. */
  confirmed: amountInEuros,
} as const;

export const getPartnerReport = defineEndpoint({
  area: 'partners',
  name: 'get-partner-report',
  method: 'POST',
  path: '/api/partners/own/report',
  summary: 'What came by a partner’s links: visits, requests, bookings and commission, by day, link or home',
  access: { permission: 'partners.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    partnerID: z.number().int().min(1),
    /** Both days are included: the day of a visit, or the day on which a booking was made. */
    from: plainDate,
    until: plainDate,
    by: z.enum(reportGroups),
  }),
  response: z.object({
    totals: z.object(figures),
    /** `key`: the day, the partner's name of the link (empty: none), or the number of the home (0: another page). */
    rows: z.array(z.object({ key: z.string(), ...figures })),
    /** Clicks through to the partner's own site. */
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
