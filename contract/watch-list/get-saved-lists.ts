import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { savedListsAnswer } from './saved-list.ts';

export const getSavedLists = defineEndpoint({
  area: 'watch-list',
  name: 'get-saved-lists',
  method: 'POST',
  path: '/api/user/savedlists/get',
  summary: 'Returns the caller’s lists of saved homes',
  access: 'public',
  writes: false,
  request: z.strictObject({}),
  response: savedListsAnswer,
});
