import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome, ownHomeErrors, seasonsPart } from './own-home.ts';

export const previewOwnSeasons = defineEndpoint({
  area: 'homes',
  name: 'preview-own-seasons',
  method: 'POST',
  path: '/api/landlord/homes/seasons/preview',
  summary: 'What a week of two costs guests in each season, before the seasons are saved',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({ ...ofHome, seasons: seasonsPart.shape.seasons }),
  response: z.object({
    weeks: z.array(
      z.object({
        startDate: z.string(),
        /** Nights of the sample stay: as many as fit into the season, at most seven. */
        nights: z.number(),
        /** Euros with the booking and on site; null: no stay of the season has a price. */
        guestPays: z.number().nullable(),
        landlordReceives: z.number().nullable(),
      }),
    ),
  }),
  errors: {
    'object-not-found': ownHomeErrors['object-not-found'],
    'home-invalid': ownHomeErrors['home-invalid'],
  },
});
