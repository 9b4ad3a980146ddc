import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { pageErrors, pageSlug, parentPage } from './content-page.ts';

export const createContentPage = defineEndpoint({
  area: 'content',
  name: 'create-content-page',
  method: 'POST',
  path: '/api/cms/page/create',
  summary: 'Creates a page with a draft in each of the languages given; its address is free in all of them',
  access: { permission: 'content.update' },
  writes: true,
  creates: true,
  request: z.strictObject({
    kind: z.enum(['page', 'article', 'theme']),
    /** Ignored for articles and travel ideas, which have folders of their own. */
    parent: parentPage.default(null),
    texts: z
      .partialRecord(
        z.enum(languages),
        z.strictObject({ title: z.string().trim().min(1).max(200), slug: pageSlug }),
      )
      .refine((texts) => Object.keys(texts).length > 0, 'empty'),
  }),
  response: z.object({
    /** The name of the page, by which texts link to it. It stays when its address changes. */
    page: z.string(),
  }),
  errors: pageErrors,
});
