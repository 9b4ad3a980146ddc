import { languages } from '../../domain/language.ts';
import { z } from '../schema.ts';

/** A page by its name in the database, such as `faq` or `articles/first-winter-week`. */
export const contentPageName = z.string().regex(/^[a-z0-9][\w./-]{0,199}$/);
export const containerKey = z
  .string()
  .regex(/^[A-Za-z0-9][\w-]{0,59}$/)
  .default('main');
export const contentLanguage = z.enum(languages);

/** JSON as text. The bound is half of the maximum request size. */
export const containerText = z.string().max(500_000);

export const namedUnit = {
  /** Absent if the container has no content yet. It is then identified by language, page and container. */
  contentID: z.number().int().min(1).optional(),
  language: contentLanguage.optional(),
  page: contentPageName.optional(),
  containerKey,
};

export const contentStatus = z.enum(['draft', 'scheduled', 'published', 'archived']);

/** Holder of the lock. `isOwn` is true if it is the caller's own account in another window. */
export const metLock = z.object({ lockedBy: z.string(), isOwn: z.boolean() });

const contentLock = z.object({ lockedBy: z.string(), expiresAt: z.iso.datetime() }).nullable();

/** A unit of content: a page, one of its containers and a language. */
export const contentUnit = z.object({
  contentID: z.number(),
  page: z.string(),
  containerKey: z.string(),
  language: contentLanguage,
  status: contentStatus,
  /** Number of the latest revision, 0 if there is none. Writers send the revision that their change is based on. */
  revision: z.number(),
  /** JSON as text: {"version": 1, "blocks": [...]}. */
  containerContent: z.string(),
  lock: contentLock,
});
export type ContentUnit = z.infer<typeof contentUnit>;

/** The latest text of a unit that another editor changed in the meantime, for comparison with the caller's text. */
export const changedContent = z.object({ revision: z.number(), containerContent: z.string() });
