import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, plainDate, z } from '../schema.ts';
import { ofHome, ownHomeErrors, seasonsPart } from './own-home.ts';

export const previewOwnSeasons = defineEndpoint({
  area: 'homes',
  name: 'preview-own-seasons',
  method: 'POST',
  path: '/api/landlord/homes/seasons/preview',
  summary:
    'What a week of two costs guests in each season, and what any stay costs, before the seasons are saved',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({
    ...ofHome,
    seasons: seasonsPart.shape.seasons,
    /** A stay to be priced, whether or not somebody has its nights. */
    stay: z
      .strictObject({ startDate: plainDate, endDate: plainDate, persons: z.number().int().min(1).max(50) })
      .nullable()
      .default(null),
  }),
  response: z.object({
    /** Null where no stay was asked for, or its dates are none. */
    stay: z
      .object({
        /** `free`, or the reason why it cannot be booked. */
        status: z.string(),
        statusNights: z.number().nullable(),
        /** Euros with the booking and on site; null: a night has no price. */
        guestPays: amountInEuros.nullable(),
        commission: amountInEuros.nullable(),
        landlordReceives: amountInEuros.nullable(),
      })
      .nullable(),
    weeks: z.array(
      z.object({
        startDate: z.string(),
        /** Nights of the sample stay: as many as fit into the season, at most seven. */
        nights: z.number(),
        /** Euros with the booking and on site; null: no stay of the season has a price. */
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
