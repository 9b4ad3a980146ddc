import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, wholeNumber, z } from '../schema.ts';
import { objectSummary } from './object-summary.ts';

export const getObjectsInternal = defineEndpoint({
  area: 'catalogue',
  name: 'get-objects-internal',
  method: 'POST',
  path: '/api/objectInternal',
  summary: 'Returns summaries of the given homes, for watch list and recently viewed homes',
  access: 'public',
  writes: false,
  request: z.strictObject({
    languageCode,
    objectNumbers: z.array(wholeNumber(1, 2_000_000_000)).max(200),
  }),
  response: z.array(
    objectSummary.omit({ objectNumber: true }).extend({ objectNumber: z.object({ value: z.number() }) }),
  ),
});
