import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { homeTerms, ownerFacts } from './owner-statement.ts';

export const getOwners = defineEndpoint({
  area: 'owner-statements',
  name: 'get-owners',
  method: 'POST',
  path: '/api/landlord/owners',
  summary:
    'Lists the agencies of the caller, the owners of their homes, and which home is whose on what terms',
  access: { permission: 'money.own' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ languageCode }),
  response: z.object({
    agencies: z.array(z.object({ agencyNumber: z.number(), name: z.string() })),
    owners: z.array(ownerFacts.extend({ homes: z.number() })),
    homes: z.array(
      z.object({
        objectNumber: z.number(),
        agencyNumber: z.number(),
        title: z.string(),
        ownerName: z.string().nullable(),
        /** All terms, the latest first. */
        terms: z.array(homeTerms),
      }),
    ),
  }),
  errors: {},
});
