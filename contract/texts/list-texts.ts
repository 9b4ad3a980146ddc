import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, z } from '../schema.ts';
import { textRow } from './text-entry.ts';

export const textsPerPage = 30;

export const listTexts = defineEndpoint({
  area: 'texts',
  name: 'list-texts',
  method: 'POST',
  path: '/api/texts/list',
  summary: 'Lists texts of the site in all languages, by key or words, those to be checked first',
  access: { permission: 'localeEditor.update' },
  writes: false,
  limit: { perMinute: 240, by: 'account' },
  request: z.strictObject({
    /** Matches a part of the key, or of the text in any language. */
    query: shortText.default(''),
    /** The first part of the key. Empty for all. */
    namespace: shortText.default(''),
    show: z.enum(['all', 'changed', 'outdated']).default('all'),
    page: z.number().int().min(1).max(1_000).default(1),
  }),
  response: z.object({
    total: z.number(),
    texts: z.array(textRow),
    namespaces: z.array(z.string()),
    changed: z.number(),
    outdated: z.number(),
  }),
});
