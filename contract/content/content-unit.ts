import { languages } from '../../domain/language.ts';
import { z } from '../schema.ts';

/** A page by its name in the database, such as `faq` or `articles/first-winter-week`. */
export const contentPageName = z.string().regex(/^[a-z0-9][\w./-]{0,199}$/);
export const containerKey = z
  .string()
  .regex(/^[A-Za-z0-9][\w-]{0,59}$/)
  .default('main');
export const contentLanguage = z.enum(languages);

/** A container as text of JSON: half of what a request may hold. */
export const containerText = z.string().max(500_000);

/** How a call that changes a container names it. */
export const namedUnit = {
  /** A container that nobody has begun has none yet: language, page and container name it. */
  contentID: z.number().int().min(1).optional(),
  language: contentLanguage.optional(),
  page: contentPageName.optional(),
  containerKey,
};

export const contentStatus = z.enum(['draft', 'scheduled', 'published', 'archived']);

/** Who has the lock that a call meets; `isOwn`: it is the asking person's account, in another window. */
export const metLock = z.object({ lockedBy: z.string(), isOwn: z.boolean() });

const contentLock = z.object({ lockedBy: z.string(), expiresAt: z.iso.datetime() }).nullable();

/** A unit of content: a page, one of its containers and a language. */
export const contentUnit = z.object({
  contentID: z.number(),
  page: z.string(),
  containerKey: z.string(),
  language: contentLanguage,
  status: contentStatus,
  /** The latest revision of the unit; 0: none was kept yet. Whoever writes says on which one it stands. */
  revision: z.number(),
  /** JSON as text: {"version": 1, "blocks": [...]}. */
  containerContent: z.string(),
  lock: contentLock,
});
export type ContentUnit = z.infer<typeof contentUnit>;

/** Somebody else has changed the unit meanwhile: the other text, to be held beside the own one. */
export const changedContent = z.object({ revision: z.number(), containerContent: z.string() });
