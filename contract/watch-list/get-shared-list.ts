import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { listErrors, sharedList, sharedListView } from './shared-list.ts';

export const getSharedList = defineEndpoint({
  area: 'watch-list',
  name: 'get-shared-list',
  method: 'POST',
  path: '/api/sharedlist/get',
  summary: 'Returns a list that somebody shares, with votes, comments and what is new to the caller',
  access: 'public',
  writes: false,
  request: z.strictObject({ sharedList, languageCode }),
  response: sharedListView,
  errors: listErrors,
});
