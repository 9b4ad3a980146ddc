import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { threadList, threadsPage } from './thread.ts';

export const getOwnThreads = defineEndpoint({
  area: 'messages',
  name: 'get-own-threads',
  method: 'POST',
  path: '/api/user/messages/get',
  summary: 'Lists the latest threads of the caller’s bookings with the number of unread messages',
  access: 'user',
  writes: false,
  request: z.strictObject({
    languageCode,
    page: threadsPage,
  }),
  response: threadList,
});
