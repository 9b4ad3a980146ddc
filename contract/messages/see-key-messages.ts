import { keyErrors } from '../api-keys/key-errors.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';
import { messageId } from './thread.ts';

/** Repeating it changes nothing, so that it takes no Idempotency-Key. */
export const seeKeyMessages = defineEndpoint({
  area: 'messages',
  name: 'see-key-messages',
  method: 'POST',
  path: '/api/key/messages/seen',
  summary: 'Marks the messages of a thread as read, up to a given one; the guest sees it',
  access: 'public',
  key: 'messages:write',
  writes: true,
  claims: 'none',
  request: z.strictObject({ threadID: wholeNumber(1, Number.MAX_SAFE_INTEGER), messageID: messageId }),
  response: z.object({}),
  errors: { ...keyErrors, 'thread-not-found': { status: 404 } },
});
