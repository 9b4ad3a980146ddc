import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { threadList, threadsPage } from './thread.ts';

export const getOwnThreads = defineEndpoint({
  area: 'messages',
  name: 'get-own-threads',
  method: 'POST',
  path: '/api/user/messages/get',
  summary:
    'The latest threads of the bookings that are somebody’s own, and how many messages in them are unread',
  access: 'user',
  writes: false,
  request: z.strictObject({
    languageCode,
    page: threadsPage,
  }),
  response: threadList,
});
