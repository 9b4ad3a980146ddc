import { answerStates, heldReasons, refusalReasons } from '../../domain/rating.ts';
import { wholeNumber, z } from '../schema.ts';
import { votes } from './own-rating.ts';

export const ratingNumber = wholeNumber(1, 2_000_000_000);
/** The secret of the mailed link. Landlords with a login can leave it empty for their own homes. */
export const ratingHash = z.string().max(200).default('');

export const ratingLink = {
  link: ['ratingNumber', 'hash'],
  refusal: 'rating-not-found',
  session: { cookie: 'rating', paths: ['/api/'] },
  own: 'homes.own',
} as const;

export const ratingResponse = z.object({
  ratingNumber: z.number(),
  objectNumber: z.number(),
  home: z.string(),
  travellerName: z.string(),
  travelStart: z.string(),
  travelEnd: z.string(),
  travelType: z.string(),
  ratingDate: z.string(),
  language: z.string(),
  text: z.string(),
  votes: z.object(votes.shape),
  average: z.number(),
  /** Empty if there is no answer. */
  ratingLandlordAnswer: z.string(),
  answerStatus: z.enum(answerStates),
  heldFor: z.array(z.enum(heldReasons)),
  refusedFor: z.enum(refusalReasons).nullable(),
  statement: z.string(),
});
export type RatingResponse = z.infer<typeof ratingResponse>;
