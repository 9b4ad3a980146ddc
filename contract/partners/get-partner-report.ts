import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, plainDate, uid, z } from '../schema.ts';

/** What the figures of a partner can be told apart by. */
const reportGroups = ['day', 'subId', 'home'] as const;

const figures = {
  /** How often somebody came by a link, or to the own pages. */
  visits: z.number(),
  /** All bookings, holds and requests that were made. */
  asked: z.number(),
  /** Those of them that stand. */
  booked: z.number(),
  cancelled: z.number(),
  /** Euros that are earned when the stays have ended. */
  pending: z.number(),
  /** Euros of stays that have ended. */
  confirmed: z.number(),
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
    uid,
    jwt,
    partnerID: z.number().int().min(1),
    /** Both days are included; they are of visits, and of when bookings were made. */
    from: plainDate,
    until: plainDate,
    by: z.enum(reportGroups),
  }),
  response: z.object({
    totals: z.object(figures),
    /** The day, what the partner calls the link (empty: nothing), or the number of the home (0: another page). */
    rows: z.array(z.object({ key: z.string(), ...figures })),
    /** How often somebody went on from our pages to the partner's own site. */
    hops: z.number(),
    /** Whether any booking of the time has a commission that was agreed. */
    hasCommission: z.boolean(),
  }),
  errors: {
    'partner-not-found': { status: 404 },
    /** It ends before it begins, or is longer than 400 days. */
    'period-invalid': { status: 422 },
  },
});
export type PartnerReport = z.infer<typeof getPartnerReport.response>;
export type ReportGroup = (typeof reportGroups)[number];
