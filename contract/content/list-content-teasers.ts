import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { contentLanguage } from './content-unit.ts';

export const listContentTeasers = defineEndpoint({
  area: 'content',
  name: 'list-content-teasers',
  method: 'POST',
  path: '/api/cms/content/teasers',
  summary: 'Lists the teasers of published pages in a language, and whether their targets exist',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({ language: contentLanguage }),
  response: z.object({
    teasers: z.array(
      z.object({
        page: z.string(),
        pageTitle: z.string(),
        kind: z.enum(['teaser', 'action', 'homes']),
        title: z.string(),
        text: z.string(),
        /** The link target as written in the text, such as `offer:552`. */
        to: z.string(),
        /** Null if the target does not exist in this language. */
        href: z.string().nullable(),
        /** The base address of the picture. Null if there is none. */
        picture: z.string().nullable(),
      }),
    ),
  }),
});
