import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const flag = z.enum(['Y', 'N']);

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** What a partner has drawn its pages with, beside its name; null: as the house does. */
export const partnerLook = {
  logo: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
  colours: z.object({ main: colour, accent: colour }).nullable(),
} as const;

/** A partner as its branded pages and its visitors see it. */
export const partner = z.object({
  partnerID: z.number(),
  partnerTagName: z.string(),
  partnerName: z.string(),
  partnerParent: z.number().nullable(),
  partnerPhone: z.string(),
  partnerUrl: z.string(),
  ignorePartnerUrl: flag,
  partnerEmail: z.string(),
  paxloungeNr: z.string(),
  hideInsurances: flag,
  hideNewsletter: flag,
  hideBonus: flag,
  allowMidocoUsage: flag,
  ...partnerLook,
});
export type Partner = z.infer<typeof partner>;

export const getPartner = defineEndpoint({
  area: 'partners',
  name: 'get-partner',
  method: 'GET',
  path: '/api/partner',
  summary: 'The partner or traffic source of a partner id: its phone and what it changes on the pages',
  access: 'public',
  writes: false,
  request: z.object({
    /** Digits; of a list the last one counts. Anything else is nobody. */
    pid: z.string().max(200).default(''),
  }),
  response: z.object({
    pid: z.string(),
    partner: partner.nullable(),
    source: z
      .object({
        /** What the source is, in the words of those who look after the site. */
        description: z.string(),
        phone: z.object({ interact: z.string(), display: z.string() }).nullable(),
        /** Whether its visitors are offered to share their watch list. */
        watchlistShare: z.boolean(),
        encouragementAlert: z.boolean(),
        organic: z.boolean(),
      })
      .nullable(),
  }),
});
