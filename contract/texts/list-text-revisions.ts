import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { textKey, textLanguage } from './text-entry.ts';

export const listTextRevisions = defineEndpoint({
  area: 'texts',
  name: 'list-text-revisions',
  method: 'POST',
  path: '/api/texts/revisions',
  summary: 'Lists the revisions of a text in a language, newest first',
  access: { permission: 'localeEditor.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ language: textLanguage, key: textKey }),
  response: z.object({
    revisions: z.array(
      z.object({
        revision: z.number(),
        /** Null if the default text was restored. */
        text: z.string().nullable(),
        author: z.string(),
        changedAt: z.string(),
      }),
    ),
  }),
});
