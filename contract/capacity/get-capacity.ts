import { defineEndpoint } from '../define-endpoint.ts';
import { jsonRecord, optionalDate, z } from '../schema.ts';

export const getCapacity = defineEndpoint({
  area: 'capacity',
  name: 'get-capacity',
  method: 'GET',
  path: '/api/capacity',
  summary: 'Returns the percentage of homes in a place that are free in the period',
  access: 'public',
  writes: false,
  request: z.object({ query: jsonRecord.default({}), startDate: optionalDate, endDate: optionalDate }),
  response: z.object({ capacity: z.number().min(0).max(100) }),
});
