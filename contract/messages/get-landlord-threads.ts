import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { threadList, threadsPage } from './thread.ts';

export const getLandlordThreads = defineEndpoint({
  area: 'messages',
  name: 'get-landlord-threads',
  method: 'POST',
  path: '/api/landlord/messages/get',
  summary: 'Lists the threads of one’s own or managed homes with the number of unread messages, latest first',
  access: { permission: 'stays.own' },
  writes: false,
  request: z.strictObject({
    languageCode,
    page: threadsPage,
  }),
  response: threadList,
});
