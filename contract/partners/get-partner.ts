import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const flag = z.enum(['Y', 'N']);

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** The partner's own design, beside its name; null: our default. */
export const partnerLook = {
  logo: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
  colours: z.object({ main: colour, accent: colour }).nullable(),
} as const;

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
    /** Digits; of a list the last one counts. Anything else matches nobody. */
    pid: z.string().max(200).default(''),
  }),
  response: z.object({
    pid: z.string(),
    partner: partner.nullable(),
    source: z
      .object({
        description: z.string(),
        phone: z.object({ interact: z.string(), display: z.string() }).nullable(),
        watchlistShare: z.boolean(),
        encouragementAlert: z.boolean(),
        organic: z.boolean(),
      })
      .nullable(),
  }),
});
