import type { Endpoint } from '../define-endpoint.ts';
import { beginRatingPhoto } from './begin-rating-photo.ts';
import { decideModeration } from './decide-moderation.ts';
import { findModeration } from './find-moderation.ts';
import { getLandlordRatings } from './get-landlord-ratings.ts';
import { getOwnRating } from './get-own-rating.ts';
import { getRatingResponse } from './get-rating-response.ts';
import { reportRating } from './report-rating.ts';
import { setOwnRating } from './set-own-rating.ts';
import { setRatingResponse } from './set-rating-response.ts';
import { withdrawOwnRating } from './withdraw-own-rating.ts';

/** Calls opened by the link in a landlord's mail, which is not the guest's. */
export const ratingAnswersEndpoints = {
  getRatingResponse,
  setRatingResponse,
} as const satisfies Record<string, Endpoint>;

export const ratingGuestsEndpoints = {
  beginRatingPhoto,
  decideModeration,
  findModeration,
  getLandlordRatings,
  getOwnRating,
  reportRating,
  setOwnRating,
  withdrawOwnRating,
} as const satisfies Record<string, Endpoint>;

export const guestRatingsEndpoints = { ...ratingGuestsEndpoints, ...ratingAnswersEndpoints } as const;
