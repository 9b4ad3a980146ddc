import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
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
    languageCode,
    page: threadsPage,
  }),
  response: threadList,
});
