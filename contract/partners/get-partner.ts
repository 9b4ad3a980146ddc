import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const flag = z.enum(['Y', 'N']);

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** The partner's own design and name. Null for our default design. */
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
  summary: 'Returns phone and page settings of a partner or traffic source',
  access: 'public',
  writes: false,
  request: z.object({
    /** Digits. The last one of a list counts. Anything else matches no partner. */
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
