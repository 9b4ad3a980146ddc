import { contentKinds, reviewStates, reviewTextMax } from '../../domain/content-reviews.ts';
import { z } from '../schema.ts';
import { contentLanguage } from './content-unit.ts';

export const reviewID = z.number().int().min(1);
export const reviewText = z.string().trim().max(reviewTextMax);

/** A text submitted to others for approval. */
export const contentReview = z.object({
  reviewID: z.number(),
  contentID: z.number(),
  page: z.string(),
  containerKey: z.string(),
  language: contentLanguage,
  title: z.string(),
  kind: z.enum(contentKinds),
  state: z.enum(reviewStates),
  message: z.string(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  /** The person asked. Null if everybody with the right may decide. */
  askedOf: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string(),
  /** True if the caller asked for it. Nobody decides on their own request. */
  isOwn: z.boolean(),
  /** True if it is open and the caller, or everybody, was asked. */
  isWaiting: z.boolean(),
  /** False if the text has been changed since. An approval applies to exactly the text that was submitted. */
  isCurrent: z.boolean(),
});
export type ContentReview = z.infer<typeof contentReview>;

/** A comment about a block; comments with a thread answer its first one. */
export const contentComment = z.object({
  commentID: z.number(),
  threadID: z.number().nullable(),
  blockID: z.string(),
  author: z.string(),
  writtenAt: z.iso.datetime(),
  text: z.string(),
  resolvedBy: z.string().nullable(),
});
export type ContentComment = z.infer<typeof contentComment>;
