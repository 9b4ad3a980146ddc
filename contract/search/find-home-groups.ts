import { objectSummary } from '../catalogue/object-summary.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { priceObject } from '../pricing/price-result.ts';
import { amountInEuros, jsonRecord, languageCode, z } from '../schema.ts';

const groupHome = objectSummary.extend({
  /** The guests who would book this home. */
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  priceObject,
  /** True if a booking is confirmed at once. */
  isInstant: z.boolean(),
});

const homeGroup = z.object({
  /** Homes that are booked at once come first, then the larger ones. */
  homes: z.array(groupHome),
  /** Sum of the complete prices. */
  priceComplete: amountInEuros,
  /** Number of persons for whom the homes have room together. */
  capacity: z.number(),
  /** Greatest distance between two of the homes in metres, by their public positions, rounded up to a hundred. */
  metres: z.number(),
});
export type HomeGroup = z.infer<typeof homeGroup>;

export const findHomeGroups = defineEndpoint({
  area: 'search',
  name: 'find-home-groups',
  method: 'GET',
  path: '/api/search/groups',
  summary:
    'Finds two or three homes within 500 metres that take a party together and are free for the same stay, by their sum',
  access: 'public',
  writes: false,
  limit: { perMinute: 60, by: 'address' },
  request: z.object({ query: jsonRecord.default({}), languageCode }),
  response: z.object({
    /** Empty without valid dates: then there are no groups. */
    startDate: z.string(),
    endDate: z.string(),
    groups: z.array(homeGroup),
  }),
});
