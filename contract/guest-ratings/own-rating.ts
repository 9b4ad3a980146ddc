import {
  heldReasons,
  ratingLengths,
  refusalReasons,
  submissionStates,
  travelTypes,
} from '../../domain/rating.ts';
import { z } from '../schema.ts';

const stars = z.number().int().min(1).max(5);

/** Stars from one to five for each part. */
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
  /** Empty for a rating without text. */
  text: z.string().max(ratingLengths.text),
});

export const ratingPhoto = z.object({
  photoID: z.number(),
  /** The picture's address without size and format. */
  base: z.string(),
});

export const ownRating = z.object({
  bookingID: z.number(),
  /** `open` if a rating can be written. `early`, `late` and `excluded` if it cannot. */
  status: z.enum(['open', 'early', 'late', 'excluded', ...submissionStates]),
  objectNumber: z.number(),
  home: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** The last day on which the stay can be rated. */
  lastDay: z.string(),
  /** Null if not written yet or withdrawn. */
  rating: ratingForm.nullable(),
  suggestedName: z.string(),
  /** Why the office reviews it before publication. Texts: `rate.heldFor.<reason>`. */
  heldFor: z.array(z.enum(heldReasons)),
  /** The last day for the office's decision. Null if there is nothing to decide. */
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
