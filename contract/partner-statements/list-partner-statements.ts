import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, z } from '../schema.ts';

export const listPartnerStatements = defineEndpoint({
  area: 'partner-statements',
  name: 'list-partner-statements',
  method: 'POST',
  path: '/api/partners/own/statements',
  summary: 'Lists a partner’s monthly commission statements with their documents',
  access: { permission: 'partners.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ partnerID: z.number().int().min(1) }),
  response: z.object({
    /** Statements of the last two years, the latest first. */
    statements: z.array(
      z.object({
        /** YYYY-MM */
        month: z.string(),
        stays: z.number(),
        /** Euros. */
        commission: amountInEuros,
        /** False if the month is not over, so that more stays may be added. */
        isFinal: z.boolean(),
        /** The day on which the commission was transferred. Null if that has not been noted. */
        paidOn: z.string().nullable(),
        /** Path of the PDF. */
        href: z.string(),
      }),
    ),
  }),
  errors: { 'partner-not-found': { status: 404 } },
});
