import { heldReasons, ratedTexts, refusalReasons, reportGrounds } from '../../domain/rating.ts';
import { z } from '../schema.ts';
import { ratingPhoto, votes } from './own-rating.ts';

/** What waits for a decision of the office, or was decided. */
export const moderationItem = z.object({
  kind: z.enum(['rating', 'answer', 'report']),
  /** The booking of a rating, the rating of an answer, the notice. */
  id: z.number(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  objectNumber: z.number(),
  home: z.string(),
  /** Who has written what is judged; of a notice: who has sent it. */
  name: z.string(),
  /** Empty but for notices. */
  email: z.string(),
  language: z.string(),
  text: z.string(),
  votes: z.object(votes.shape).nullable(),
  photos: z.array(ratingPhoto),
  heldFor: z.array(z.enum(heldReasons)),
  /** What is said to be wrong; null: it is no notice. */
  report: z
    .object({ part: z.enum(ratedTexts), ground: z.enum(reportGrounds), explanation: z.string() })
    .nullable(),
  refusedFor: z.enum(refusalReasons).nullable(),
  statement: z.string(),
  sentAt: z.string(),
  /** The day until which it is to be decided. */
  decideBy: z.string(),
  overdue: z.boolean(),
  events: z.array(
    z.object({ kind: z.string(), reason: z.string().nullable(), actor: z.string(), at: z.string() }),
  ),
});
export type ModerationItem = z.infer<typeof moderationItem>;
