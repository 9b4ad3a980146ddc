import {
  heldReasons,
  ratingLengths,
  refusalReasons,
  submissionStates,
  travelTypes,
} from '../../domain/rating.ts';
import { z } from '../schema.ts';

const stars = z.number().int().min(1).max(5);

/** One to five stars for each part. */
export const votes = z.strictObject({
  furniture: stars,
  location: stars,
  cleanliness: stars,
  externalImpression: stars,
  priceToService: stars,
});

/** What somebody writes about a stay. */
export const ratingForm = z.strictObject({
  votes,
  travelType: z.enum(travelTypes),
  /** What the writer is called where it is shown. */
  travellerName: z.string().trim().min(1).max(ratingLengths.name),
  /** Empty: stars alone. */
  text: z.string().max(ratingLengths.text),
});

export const ratingPhoto = z.object({
  photoID: z.number(),
  /** The picture's address without size and format. */
  base: z.string(),
});

/** The rating of a stay as its guest sees it. */
export const ownRating = z.object({
  bookingID: z.number(),
  /** `open`: nothing is written and the stay can be rated; `early`, `late`, `excluded`: it cannot. */
  status: z.enum(['open', 'early', 'late', 'excluded', ...submissionStates]),
  objectNumber: z.number(),
  home: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** The last day on which the stay can be rated. */
  lastDay: z.string(),
  /** What was written; before that null, and after it was withdrawn. */
  rating: ratingForm.nullable(),
  /** What the guest is called in the booking. */
  suggestedName: z.string(),
  /** Why it waits for a look of the office. Texts: `rate.heldFor.<reason>`. */
  heldFor: z.array(z.enum(heldReasons)),
  /** The day until which the office decides; null where it has nothing to decide. */
  decideBy: z.string().nullable(),
  refusedFor: z.enum(refusalReasons).nullable(),
  /** What the office says to its decision. */
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
