import { keyErrors } from '../api-keys/key-errors.ts';
import { attachedTypes } from '../../domain/attached-files.ts';
import { messageSides } from '../../domain/messages/message-limits.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';
import { messageId } from './thread.ts';

const keyMessage = z.object({
  messageID: z.number(),
  threadID: z.number().describe('The number of the booking, or of a question before booking.'),
  bookingDisplayID: z.number().nullable().describe('Null for a question before booking.'),
  objectNumber: z.number(),
  guest: z.string().describe('The guest’s name.'),
  side: z.enum(messageSides).describe('Who wrote.'),
  text: z.string(),
  hidden: z
    .enum(['contacts', 'payment'])
    .nullable()
    .describe(
      'What is masked in the text: `contacts` until the booking is confirmed, `payment` for good. Null if nothing is.',
    ),
  at: z.string(),
  files: z
    .array(z.object({ name: z.string(), type: z.enum(attachedTypes), bytes: z.number() }))
    .describe('Files are opened on our pages.'),
});
export type KeyMessage = z.infer<typeof keyMessage>;

export const getKeyMessages = defineEndpoint({
  area: 'messages',
  name: 'get-key-messages',
  method: 'GET',
  path: '/api/key/messages',
  summary: 'Lists messages with guests of all homes of the business, oldest first',
  access: 'public',
  key: 'messages:read',
  writes: false,
  request: z.object({
    cursor: messageId.default(0).describe('The cursor of an earlier response. 0 for the first call.'),
    threadID: messageId.default(0).describe('The messages of one thread. 0 for all.'),
    limit: wholeNumber(1, 500).default(100),
  }),
  response: z.object({
    messages: z.array(keyMessage),
    cursor: z.number().describe('The cursor for the next call. It stays the same if nobody has written.'),
    hasMore: z.boolean(),
  }),
  errors: keyErrors,
});
