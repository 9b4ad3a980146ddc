import { homeStates } from '../../domain/homes/home-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, shortText, z } from '../schema.ts';

export const findHomes = defineEndpoint({
  area: 'homes',
  name: 'find-homes',
  method: 'POST',
  path: '/api/admin/homes/find',
  summary: 'Finds homes in any state by number or by part of a title or landlord, for the office',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ languageCode, query: shortText }),
  response: z.object({
    /** The list is limited to fifty. */
    homes: z.array(
      z.object({
        objectNumber: z.number(),
        title: z.string(),
        place: z.string(),
        landlord: z.string(),
        state: z.enum(homeStates),
      }),
    ),
    hasMore: z.boolean(),
  }),
});
