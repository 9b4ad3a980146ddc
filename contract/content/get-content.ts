import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { containerKey, contentLanguage, contentPageName, contentUnit } from './content-unit.ts';

export const getContent = defineEndpoint({
  area: 'content',
  name: 'get-content',
  method: 'POST',
  path: '/api/cms/content/get',
  summary: 'Returns a container of a page in one language: the published version, or the draft for editors',
  access: 'public',
  writes: false,
  request: z.strictObject({
    language: contentLanguage.default('de'),
    page: contentPageName,
    containerKey,
    /** "Y" or 1 to get the draft, if the caller may see it. */
    previewDraft: z.union([z.string().max(1), z.number(), z.boolean()]).default(''),
  }),
  response: contentUnit,
  errors: { 'content-not-found': { status: 404 }, 'permission-missing': { status: 403 } },
});
