import { listLinkModes, mainListId, savedListBounds } from '../../domain/saved-lists.ts';
import { z } from '../schema.ts';

/** Number of one of the caller's own lists. */
export const listID = z.number().int().min(mainListId).max(Number.MAX_SAFE_INTEGER);

const savedList = z.object({
  listID: z.number(),
  /** Empty for a main list without a name of its own. */
  name: z.string(),
  /** Saved homes on it, newest first. */
  objectNumbers: z.array(z.number()),
  /** Secret of the link by which it is shared. Empty if there is none. */
  sharedList: z.string(),
  linkMode: z.enum(listLinkModes),
  /** Number of other people who have given a name, and number of their comments. */
  othersCount: z.number(),
  commentsCount: z.number(),
  /** True if the owner is notified of comments by mail. */
  tellsOwner: z.boolean(),
});
export type SavedList = z.infer<typeof savedList>;

export const savedListsAnswer = z.object({
  uid: z.string(),
  /** The main list first, then by name. */
  lists: z.array(savedList),
  /** The list into which the heart puts the next home. */
  lastListID: z.number(),
  /** True if mails reach the owner: there is an account with an address. */
  hasMail: z.boolean(),
});
export type SavedLists = z.infer<typeof savedListsAnswer>;

export const listNotFound = { 'list-not-found': { status: 404 } } as const;
export const listName = z.string().trim().min(1).max(savedListBounds.nameLength);
