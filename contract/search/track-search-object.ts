import { defineEndpoint } from '../define-endpoint.ts';
import { objectNumber, partnerOfHost, z } from '../schema.ts';

export const trackSearchObject = defineEndpoint({
  area: 'search',
  name: 'track-search-object',
  method: 'POST',
  path: '/api/searchTrackObject',
  summary: 'Counts a click on a home in a result list',
  access: 'public',
  writes: true,
  claims: 'none',
  request: z.strictObject({ objectNumber, partner: partnerOfHost }),
  response: z.object({ tracked: z.boolean() }),
});
