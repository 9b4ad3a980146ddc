import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, objectNumber, z } from '../schema.ts';
import { sharedList, sharedListView, writeErrors } from './shared-list.ts';

export const voteOnHome = defineEndpoint({
  area: 'watch-list',
  name: 'vote-on-home',
  method: 'POST',
  path: '/api/sharedlist/vote',
  summary: 'Votes for or against a home of a shared list, changes that vote, or takes it back',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'both' },
  request: z.strictObject({
    sharedList,
    objectNumber,
    vote: z.enum(['for', 'against', 'none']),
    languageCode,
  }),
  response: sharedListView,
  errors: writeErrors,
});
