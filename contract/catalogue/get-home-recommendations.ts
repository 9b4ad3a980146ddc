import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { objectSummary } from './object-summary.ts';

export const getHomeRecommendations = defineEndpoint({
  area: 'catalogue',
  name: 'get-home-recommendations',
  method: 'GET',
  path: '/api/getHomeRecommendations',
  summary: 'Lists the homes recommended on the start page',
  access: 'public',
  writes: false,
  request: z.object({ languageCode }),
  response: z.object({ objects: z.array(objectSummary) }),
});
