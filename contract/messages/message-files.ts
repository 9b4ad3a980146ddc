import { attachedTypes, takenTypes } from '../../domain/attached-files.ts';
import { messageSides } from '../../domain/messages/message-limits.ts';
import { bookingId } from '../booking/booking.ts';
import { defineRawCall } from '../define-raw-call.ts';
import { tooOften, wholeNumber, z } from '../schema.ts';

const number = wholeNumber(1, 999_999_999_999_999);
const thread = { side: z.enum(messageSides), booking: bookingId };

const keptFile = z.object({
  fileID: z.number(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  href: z.string(),
});
export type KeptMessageFile = z.infer<typeof keptFile>;

export const sendMessageFile = defineRawCall({
  area: 'messages',
  name: 'send-message-file',
  method: 'PUT',
  path: '/api/messages/{side}/{booking}/files',
  summary: 'Uploads a file for a later message in the thread of a booking',
  access: 'session',
  parameters: z.object({ ...thread, name: z.string().optional() }),
  body: { types: [...takenTypes, 'application/octet-stream'] },
  answer: {
    status: 201,
    data: keptFile,
  },
  errors: {
    'booking-not-found': { status: 404 },
    'message-file-refused': {
      status: 422,
      data: z.object({ refusal: z.enum(['unsupported', 'too-large', 'unreadable', 'unsafe', 'too-many']) }),
    },
    'too-many-messages': { status: 429, data: tooOften },
  },
});

export const getMessageFile = defineRawCall({
  area: 'messages',
  name: 'get-message-file',
  method: 'GET',
  path: '/api/messages/{side}/{booking}/files/{file}',
  summary: 'Returns a file of a thread to its guest or landlord',
  access: 'session',
  parameters: z.object({ ...thread, file: number }),
  answer: { status: 200, types: attachedTypes },
  errors: { 'booking-not-found': { status: 404 } },
});

export const getReportedFile = defineRawCall({
  area: 'messages',
  name: 'get-reported-file',
  method: 'GET',
  path: '/api/messages/reports/{report}/files/{file}',
  summary: 'Returns a file of a reported thread to the office',
  access: 'session',
  parameters: z.object({ report: number, file: number }),
  answer: { status: 200, types: attachedTypes },
  errors: { 'report-not-found': { status: 404 } },
});
