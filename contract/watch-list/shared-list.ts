import { objectSummary } from '../catalogue/object-summary.ts';
import { amountInEuros, z } from '../schema.ts';
import { watchedObject } from './watched-object.ts';

/** Secret of a shared list's link. */
export const sharedList = z.string().min(1).max(100);

const sharedComment = z.object({
  commentID: z.number(),
  personID: z.number(),
  text: z.string(),
  /** True if contact data in it is hidden. */
  isMasked: z.boolean(),
  /** An ISO moment. */
  writtenAt: z.string(),
  /** True if the caller may remove it: the author and the list's owner. */
  canRemove: z.boolean(),
  /** True if the caller wrote it. */
  isOwn: z.boolean(),
});
export type SharedComment = z.infer<typeof sharedComment>;

const sharedHome = watchedObject.extend({
  /** People who voted for and against it, by number. */
  votesFor: z.array(z.number()),
  votesAgainst: z.array(z.number()),
  comments: z.array(sharedComment),
});
export type SharedHome = z.infer<typeof sharedHome>;

const priceNews = z.object({
  objectNumber: z.number(),
  kind: z.enum(['cheaper', 'dearer', 'free', 'taken']),
  price: amountInEuros.nullable(),
  priceBefore: amountInEuros.nullable(),
});

/** Actions of others, and changes of homes, since the caller's last visit. */
const listNews = z.object({
  since: z.string(),
  addedHomes: z.array(z.number()),
  comments: z.array(z.object({ commentID: z.number(), objectNumber: z.number(), personID: z.number() })),
  votes: z.array(z.object({ objectNumber: z.number(), personID: z.number(), isFor: z.boolean() })),
  prices: z.array(priceNews),
});
export type ListNews = z.infer<typeof listNews>;

export const sharedListView = z.object({
  uid: z.string(),
  /** Empty for a main list without a name of its own. */
  name: z.string(),
  canWrite: z.boolean(),
  isOwner: z.boolean(),
  /** Null before the caller has given a name. */
  you: z.object({ personID: z.number(), name: z.string() }).nullable(),
  people: z.array(z.object({ personID: z.number(), name: z.string(), isOwner: z.boolean() })),
  homes: z.array(sharedHome),
  summaries: z.array(objectSummary),
  /** Null on a first visit. */
  news: listNews.nullable(),
});
export type SharedListView = z.infer<typeof sharedListView>;

export const listErrors = { 'list-not-found': { status: 404 } } as const;
export const writeErrors = {
  ...listErrors,
  /** The link only permits reading. */
  'list-read-only': { status: 409 },
  /** The caller has given no name yet. */
  'name-missing': { status: 409 },
  'home-not-on-list': { status: 404 },
} as const;
