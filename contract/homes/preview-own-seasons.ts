import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, plainDate, z } from '../schema.ts';
import { ownHomeRequest, ownHomeErrors, seasonsPart } from './own-home.ts';

export const previewOwnSeasons = defineEndpoint({
  area: 'homes',
  name: 'preview-own-seasons',
  method: 'POST',
  path: '/api/landlord/homes/seasons/preview',
  summary: 'Quotes a week for two persons in each unsaved season, and any other stay',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({
    ...ownHomeRequest,
    seasons: seasonsPart.shape.seasons,
    /** A stay to quote. Its nights may be occupied. */
    stay: z
      .strictObject({ startDate: plainDate, endDate: plainDate, persons: z.number().int().min(1).max(50) })
      .nullable()
      .default(null),
  }),
  response: z.object({
    /** Null if no stay with valid dates was requested. */
    stay: z
      .object({
        /** `free`, or the reason why the stay cannot be booked. */
        status: z.string(),
        statusNights: z.number().nullable(),
        /** Total in euros, prepaid and on site. Null if a night has no price. */
        guestPays: amountInEuros.nullable(),
        commission: amountInEuros.nullable(),
        landlordReceives: amountInEuros.nullable(),
      })
      .nullable(),
    /** The landlord's commission of today, in percent. */
    commissionPercent: z.number(),
    weeks: z.array(
      z.object({
        startDate: z.string(),
        /** Nights of the sample stay: up to seven, fewer in a shorter season. */
        nights: z.number(),
        /** Total in euros, prepaid and on site. Null if no stay of the season has a price. */
        guestPays: amountInEuros.nullable(),
        landlordReceives: amountInEuros.nullable(),
      }),
    ),
  }),
  errors: {
    'object-not-found': ownHomeErrors['object-not-found'],
    'home-invalid': ownHomeErrors['home-invalid'],
  },
});
