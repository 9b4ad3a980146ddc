import { defineEndpoint } from '../define-endpoint.ts';
import { objectNumber, z } from '../schema.ts';

export const getAnswerTime = defineEndpoint({
  area: 'messages',
  name: 'get-answer-time',
  method: 'GET',
  path: '/api/questions/answer-time',
  summary: 'How soon the landlord of a home usually answers requests and questions',
  access: 'public',
  writes: false,
  request: z.strictObject({ objectNumber }),
  response: z.object({
    /** Hours until half of those of the last months were answered; null: too few to say. */
    answerHours: z.number().nullable(),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
