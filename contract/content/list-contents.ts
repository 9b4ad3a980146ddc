import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { contentLanguage, contentPageName, contentStatus } from './content-unit.ts';

const planned = z.object({
  action: z.enum(['publish', 'unpublish']),
  at: z.iso.datetime(),
  revision: z.number().nullable(),
  author: z.string(),
});

const listedUnit = z.object({
  contentID: z.number(),
  page: z.string(),
  containerKey: z.string(),
  language: contentLanguage,
  /** Title of the working copy, else of the published text. Empty if there is neither. */
  title: z.string(),
  /** The path of the published page. Null if it has no path, or none in this language yet. */
  path: z.string().nullable(),
  /** The link target of the page in texts, such as `page:Faq`. Null if there is none. */
  link: z.string().nullable(),
  /** The parent page. Null for pages at the top. */
  parent: z.string().nullable(),
  /** The last segment of the page's address. Null for pages whose address is fixed. */
  slug: z.string().nullable(),
  /** True if pages can be added below it. */
  canStandAbove: z.boolean(),
  status: contentStatus,
  isPublished: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  publishedRevision: z.number().nullable(),
  /** The revision of the original that the published translation is based on. Null for the original, and if unknown. */
  sourceRevision: z.number().nullable(),
  draft: z.object({ author: z.string(), updatedAt: z.iso.datetime() }).nullable(),
  lockedBy: z.string().nullable(),
  schedules: z.array(planned),
  snippets: z.array(z.string()),
});
export type ListedUnit = z.infer<typeof listedUnit>;

export const listContents = defineEndpoint({
  area: 'content',
  name: 'list-contents',
  method: 'POST',
  path: '/api/cms/content/list',
  summary: 'Lists all containers in all languages with their state, schedule and last change',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({
    page: contentPageName.optional(),
  }),
  response: z.object({
    units: z.array(listedUnit),
    events: z.array(
      z.object({
        at: z.iso.datetime(),
        action: z.string(),
        author: z.string(),
        revision: z.number().nullable(),
        page: z.string(),
        language: contentLanguage,
      }),
    ),
    scenes: z.array(z.string()),
  }),
});
