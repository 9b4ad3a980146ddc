import { messageLength } from '../../domain/messages/message-limits.ts';
import { keyWriteErrors } from '../api-keys/key-errors.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, wholeNumber, z } from '../schema.ts';

export const sendKeyMessage = defineEndpoint({
  area: 'messages',
  name: 'send-key-message',
  method: 'POST',
  path: '/api/key/messages/send',
  summary: 'Writes to the guest of a booking, or answers a question before booking',
  access: 'public',
  key: 'messages:write',
  writes: true,
  claims: 'none',
  request: z.strictObject({
    threadID: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    text: z.string().trim().min(1).max(messageLength),
  }),
  response: z.object({ messageID: z.number() }),
  errors: {
    ...keyWriteErrors,
    'thread-not-found': { status: 404 },
    /** The thread can only be read, some time after the stay or its end. */
    'thread-closed': { status: 409 },
    'too-many-messages': { status: 429, data: tooOften },
  },
});
