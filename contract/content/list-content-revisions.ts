import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const listContentRevisions = defineEndpoint({
  area: 'content',
  name: 'list-content-revisions',
  method: 'POST',
  path: '/api/cms/content/revisions',
  summary: 'Lists the revisions of a container with their authors, newest first',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({ contentID: z.number().int().min(1) }),
  response: z.object({
    revisions: z.array(
      z.object({
        revision: z.number(),
        reason: z.enum(['seeded', 'saved', 'published', 'restored', 'imported']),
        /** Null if the text came with the software. */
        author: z.string().nullable(),
        createdAt: z.string(),
        containerContent: z.string(),
      }),
    ),
    events: z.array(
      z.object({
        at: z.string(),
        action: z.string(),
        author: z.string(),
        revision: z.number().nullable(),
        /** Remark about the revision, such as why a reviewer rejected it. */
        note: z.string(),
      }),
    ),
    /**
     * The caller's text that could not be saved because another editor took over the lock or changed the text. It is
     * returned only to the caller.
     */
    ownCopy: z.object({ keptAt: z.string(), containerContent: z.string() }).nullable(),
    schedules: z.array(
      z.object({ action: z.enum(['publish', 'unpublish']), at: z.string(), revision: z.number().nullable() }),
    ),
  }),
  errors: { 'content-not-found': { status: 404 } },
});
