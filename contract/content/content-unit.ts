import { languages } from '../../domain/language.ts';
import { z } from '../schema.ts';

/** A page by its name in the database, such as `faq` or `articles/first-winter-week`. */
export const contentPageName = z.string().regex(/^[a-z0-9][\w./-]{0,199}$/);
export const containerKey = z
  .string()
  .regex(/^[A-Za-z0-9][\w-]{0,59}$/)
  .default('main');
export const contentLanguage = z.enum(languages);

/** JSON as text; the bound is half of what a request may hold. */
export const containerText = z.string().max(500_000);

export const namedUnit = {
  /** Absent for a container without content yet: language, page and container identify it. */
  contentID: z.number().int().min(1).optional(),
  language: contentLanguage.optional(),
  page: contentPageName.optional(),
  containerKey,
};

export const contentStatus = z.enum(['draft', 'scheduled', 'published', 'archived']);

/** Holder of the lock. `isOwn`: the caller's own account, in another window. */
export const metLock = z.object({ lockedBy: z.string(), isOwn: z.boolean() });

const contentLock = z.object({ lockedBy: z.string(), expiresAt: z.iso.datetime() }).nullable();

/** A unit of content: a page, one of its containers and a language. */
export const contentUnit = z.object({
  contentID: z.number(),
  page: z.string(),
  containerKey: z.string(),
  language: contentLanguage,
  status: contentStatus,
  /** The latest revision; 0: none yet. Writers send the revision that they started from. */
  revision: z.number(),
  /** JSON as text: {"version": 1, "blocks": [...]}. */
  containerContent: z.string(),
  lock: contentLock,
});
export type ContentUnit = z.infer<typeof contentUnit>;

/** Somebody else has changed the unit meanwhile: their text, for comparison with the caller's. */
export const changedContent = z.object({ revision: z.number(), containerContent: z.string() });
