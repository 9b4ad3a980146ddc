import { heldReasons, ratedTexts, refusalReasons, reportGrounds } from '../../domain/rating.ts';
import { z } from '../schema.ts';
import { ratingPhoto, votes } from './own-rating.ts';

export const moderationItem = z.object({
  kind: z.enum(['rating', 'answer', 'report']),
  /** The booking number for a rating, the rating number for an answer, else the number of the notice. */
  id: z.number(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  objectNumber: z.number(),
  home: z.string(),
  /** The author of the text, or the sender of the notice. */
  name: z.string(),
  /** Empty unless somebody has reported the text. */
  email: z.string(),
  language: z.string(),
  text: z.string(),
  votes: z.object(votes.shape).nullable(),
  photos: z.array(ratingPhoto),
  heldFor: z.array(z.enum(heldReasons)),
  /** What somebody has reported about the text; null if it is held for another reason. */
  report: z
    .object({ part: z.enum(ratedTexts), ground: z.enum(reportGrounds), explanation: z.string() })
    .nullable(),
  refusedFor: z.enum(refusalReasons).nullable(),
  statement: z.string(),
  sentAt: z.string(),
  decideBy: z.string(),
  overdue: z.boolean(),
  events: z.array(
    z.object({ kind: z.string(), reason: z.string().nullable(), actor: z.string(), at: z.string() }),
  ),
});
export type ModerationItem = z.infer<typeof moderationItem>;
