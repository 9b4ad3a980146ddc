import { listLinkModes } from '../../domain/saved-lists.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { listID, listNotFound, savedListsAnswer } from './saved-list.ts';

export const setListLink = defineEndpoint({
  area: 'watch-list',
  name: 'set-list-link',
  method: 'POST',
  path: '/api/user/savedlists/link/set',
  summary: 'Shares one of the caller’s lists by a link, makes that link read-only, or ends it',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'both' },
  request: z.strictObject({
    listID,
    linkMode: z.enum(listLinkModes),
    /** True if the owner is notified of comments by mail. Null leaves the setting unchanged. */
    tellsOwner: z.boolean().nullable().default(null),
    languageCode,
  }),
  response: savedListsAnswer,
  errors: listNotFound,
});
