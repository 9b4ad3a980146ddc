import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const listContentRevisions = defineEndpoint({
  area: 'content',
  name: 'list-content-revisions',
  method: 'POST',
  path: '/api/cms/content/revisions',
  summary: 'What was kept of a container, newest first, and who did what with it',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({ contentID: z.number().int().min(1) }),
  response: z.object({
    revisions: z.array(
      z.object({
        revision: z.number(),
        reason: z.enum(['seeded', 'saved', 'published', 'restored', 'imported']),
        /** Null: the text came with the software. */
        author: z.string().nullable(),
        createdAt: z.string(),
        containerContent: z.string(),
      }),
    ),
    events: z.array(
      z.object({ at: z.string(), action: z.string(), author: z.string(), revision: z.number().nullable() }),
    ),
    /** The text that the caller could not save, because another editor took over or changed the text; only the caller sees it. */
    ownCopy: z.object({ keptAt: z.string(), containerContent: z.string() }).nullable(),
    schedules: z.array(
      z.object({ action: z.enum(['publish', 'unpublish']), at: z.string(), revision: z.number().nullable() }),
    ),
  }),
  errors: { 'content-not-found': { status: 404 } },
});
