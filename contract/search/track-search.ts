import { filterValueMax } from '../../domain/search-filter.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { partnerOfHost, z } from '../schema.ts';

export const trackSearch = defineEndpoint({
  area: 'search',
  name: 'track-search',
  method: 'POST',
  path: '/api/searchTrack',
  summary: 'Counts a search by its filter, without the visitor',
  access: 'public',
  writes: true,
  claims: 'uid',
  request: z.strictObject({
    trackVars: z.record(z.string().max(60), z.string().max(filterValueMax)),
    totalObjects: z.number().int().min(0).max(100_000_000),
    partner: partnerOfHost,
  }),
  response: z.object({ tracked: z.boolean() }),
});
