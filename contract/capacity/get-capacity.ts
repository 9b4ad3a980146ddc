import { defineEndpoint } from '../define-endpoint.ts';
import { jsonRecord, optionalDate, z } from '../schema.ts';

export const getCapacity = defineEndpoint({
  area: 'capacity',
  name: 'get-capacity',
  method: 'GET',
  path: '/api/capacity',
  summary: 'Share of the homes of the searched place that are free in the period, in percent',
  access: 'public',
  writes: false,
  request: z.object({ query: jsonRecord.default({}), startDate: optionalDate, endDate: optionalDate }),
  response: z.object({ capacity: z.number().min(0).max(100) }),
});
