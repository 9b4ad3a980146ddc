import { savedListBounds } from '../../domain/saved-lists.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { sharedList, sharedListView, writeErrors } from './shared-list.ts';

export const joinSharedList = defineEndpoint({
  area: 'watch-list',
  name: 'join-shared-list',
  method: 'POST',
  path: '/api/sharedlist/join',
  summary:
    'Gives the caller a name on a shared list, by which votes and comments are shown; again: another name',
  access: 'public',
  writes: true,
  limit: { perMinute: 20, by: 'both' },
  request: z.strictObject({
    sharedList,
    name: z.string().trim().min(1).max(savedListBounds.personNameLength),
    languageCode,
  }),
  response: sharedListView,
  errors: {
    'list-not-found': writeErrors['list-not-found'],
    'list-read-only': writeErrors['list-read-only'],
    'people-full': { status: 409 },
    'person-name-taken': { status: 409 },
  },
});
