import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { listErrors, sharedList } from './shared-list.ts';

export const seeSharedList = defineEndpoint({
  area: 'watch-list',
  name: 'see-shared-list',
  method: 'POST',
  path: '/api/sharedlist/see',
  summary: 'Notes that the caller has seen a shared list; later changes are news',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'both' },
  request: z.strictObject({ sharedList, languageCode }),
  response: z.object({ uid: z.string() }),
  errors: listErrors,
});
