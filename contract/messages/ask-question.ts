import { idempotencyKey } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { workNeeded, workProof } from '../proof-of-work.ts';
import { tooOften, z } from '../schema.ts';
import { questionForm, wrongFields } from './question.ts';

export const askQuestion = defineEndpoint({
  area: 'messages',
  name: 'ask-question',
  method: 'POST',
  path: '/api/questions/ask',
  summary:
    'Sends a guest’s question before booking to the landlord; without a login it is confirmed by mail first',
  access: 'public',
  writes: true,
  // The limit is low because landlords read every question, and because the mail address is not verified.
  limit: { perMinute: 10, by: 'both' },
  request: z.strictObject({
    ...questionForm,
    /** A honeypot: the field is invisible to people, so only scripts fill it in. */
    website: z.string().max(1000).default(''),
    proof: workProof,
    idempotencyKey,
  }),
  response: z.object({
    /** `Y` if the question is sent after confirmation by mail. Empty if it was sent. */
    mailSend: z.enum(['Y', '']),
    /** The thread of the question, which needs a login. 0 until the question is confirmed. */
    bookingID: z.number(),
  }),
  errors: {
    'object-not-found': { status: 404 },
    /** No contact of the landlord is known. */
    'no-landlord': { status: 409 },
    'invalid-question': { status: 422, data: wrongFields },
    ...workNeeded,
    'too-many-questions': { status: 429, data: tooOften },
    'idempotency-conflict': { status: 409 },
  },
});
