import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, languageCode, uid, z } from '../schema.ts';
import { threadList, threadsPage } from './thread.ts';

export const getLandlordThreads = defineEndpoint({
  area: 'messages',
  name: 'get-landlord-threads',
  method: 'POST',
  path: '/api/landlord/messages/get',
  summary:
    'The threads of the homes that somebody lets or manages, the latest first, and how many messages in them are unread',
  access: { permission: 'homes.own' },
  writes: false,
  request: z.strictObject({
    uid,
    jwt,
    languageCode,
    page: threadsPage,
  }),
  response: threadList,
});
