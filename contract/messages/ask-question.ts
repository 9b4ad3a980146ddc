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
    'A guest asks the landlord of a home before booking; who is not logged in confirms it by mail first',
  access: 'public',
  writes: true,
  // Each one costs a landlord their time, or sends a mail to an address that anybody could type.
  limit: { perMinute: 10, by: 'both' },
  request: z.strictObject({
    ...questionForm,
    /** A honeypot: people do not see this field, so whoever fills it in is a script. */
    website: z.string().max(1000).default(''),
    proof: workProof,
    idempotencyKey,
  }),
  response: z.object({
    /** `Y`: it is sent once the link of the mail is confirmed. Empty: it is sent. */
    mailSend: z.enum(['Y', '']),
    /** The thread of a question that is sent, which opens with the login; 0 while it waits for its mail. */
    bookingID: z.number(),
  }),
  errors: {
    'object-not-found': { status: 404 },
    /** Nobody can be reached who lets the home. */
    'no-landlord': { status: 409 },
    'invalid-question': { status: 422, data: wrongFields },
    ...workNeeded,
    'too-many-questions': { status: 429, data: tooOften },
    'idempotency-conflict': { status: 409 },
  },
});
