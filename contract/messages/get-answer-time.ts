import { defineEndpoint } from '../define-endpoint.ts';
import { objectNumber, z } from '../schema.ts';

export const getAnswerTime = defineEndpoint({
  area: 'messages',
  name: 'get-answer-time',
  method: 'GET',
  path: '/api/questions/answer-time',
  summary: 'Returns how soon the landlord of a home usually answers requests and questions',
  access: 'public',
  writes: false,
  request: z.strictObject({ objectNumber }),
  response: z.object({
    /** Median answer time in hours of the last months. Null if there are too few answers. */
    answerHours: z.number().nullable(),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
