import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { contentPageName } from './content-unit.ts';

export const copyContentPage = defineEndpoint({
  area: 'content',
  name: 'copy-content-page',
  method: 'POST',
  path: '/api/cms/page/copy',
  summary: 'Copies a page with all its languages as drafts, with an address of its own',
  access: { permission: 'content.update' },
  writes: true,
  creates: true,
  request: z.strictObject({ page: contentPageName }),
  response: z.object({ page: z.string() }),
  errors: {
    'content-not-found': { status: 404 },
    /** The start page, texts of places and snippets cannot be copied, because they have fixed places. */
    'page-fixed': { status: 409 },
  },
});
