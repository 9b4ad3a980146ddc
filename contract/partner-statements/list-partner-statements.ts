import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, z } from '../schema.ts';

export const listPartnerStatements = defineEndpoint({
  area: 'partner-statements',
  name: 'list-partner-statements',
  method: 'POST',
  path: '/api/partners/own/statements',
  summary:
    'Months in which stays ended that a partner has earned a commission with, and the document of each',
  access: { permission: 'partners.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ partnerID: z.number().int().min(1) }),
  response: z.object({
    /** Latest first; two years at most. */
    statements: z.array(
      z.object({
        /** YYYY-MM */
        month: z.string(),
        stays: z.number(),
        /** Euros. */
        commission: amountInEuros,
        /** False: the month is not over, more stays may be added. */
        isFinal: z.boolean(),
        /** Path of the PDF. */
        href: z.string(),
      }),
    ),
  }),
  errors: { 'partner-not-found': { status: 404 } },
});
