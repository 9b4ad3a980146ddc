import {
  heldReasons,
  ratingLengths,
  refusalReasons,
  submissionStates,
  travelTypes,
} from '../../domain/rating.ts';
import { z } from '../schema.ts';

const stars = z.number().int().min(1).max(5);

/** One to five stars each. */
export const votes = z.strictObject({
  furniture: stars,
  location: stars,
  cleanliness: stars,
  externalImpression: stars,
  priceToService: stars,
});

export const ratingForm = z.strictObject({
  votes,
  travelType: z.enum(travelTypes),
  travellerName: z.string().trim().min(1).max(ratingLengths.name),
  /** Empty: stars only. */
  text: z.string().max(ratingLengths.text),
});

export const ratingPhoto = z.object({
  photoID: z.number(),
  /** The picture's address without size and format. */
  base: z.string(),
});

export const ownRating = z.object({
  bookingID: z.number(),
  /** `open`: not written yet and possible; `early`, `late`, `excluded`: not possible. */
  status: z.enum(['open', 'early', 'late', 'excluded', ...submissionStates]),
  objectNumber: z.number(),
  home: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** The last day on which the stay can be rated. */
  lastDay: z.string(),
  /** Null before it is written and after it is withdrawn. */
  rating: ratingForm.nullable(),
  suggestedName: z.string(),
  /** Why the office reviews it first. Texts: `rate.heldFor.<reason>`. */
  heldFor: z.array(z.enum(heldReasons)),
  /** The last day for the office's decision; null: nothing to decide. */
  decideBy: z.string().nullable(),
  refusedFor: z.enum(refusalReasons).nullable(),
  statement: z.string(),
  editable: z.boolean(),
  withdrawable: z.boolean(),
  photos: z.array(ratingPhoto),
});
export type OwnRating = z.infer<typeof ownRating>;

export const ratingRefusals = {
  'booking-not-found': { status: 404 },
  'rating-not-open': { status: 409 },
} as const;
