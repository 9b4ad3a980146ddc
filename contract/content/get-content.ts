import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { containerKey, contentLanguage, contentPageName, contentUnit } from './content-unit.ts';

export const getContent = defineEndpoint({
  area: 'content',
  name: 'get-content',
  method: 'POST',
  path: '/api/cms/content/get',
  summary: 'A container of a page in one language: what is published, or for editors the draft',
  access: 'public',
  writes: false,
  request: z.strictObject({
    language: contentLanguage.default('de'),
    page: contentPageName,
    containerKey,
    /** "Y" or 1: the draft, for those who may see it. */
    previewDraft: z.union([z.string().max(1), z.number(), z.boolean()]).default(''),
  }),
  response: contentUnit,
  errors: { 'content-not-found': { status: 404 }, 'permission-missing': { status: 403 } },
});
