import type { CallsOf } from '../../../contract/api.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const guestRatingsCalls: ValidCalls<CallsOf<'guest-ratings'>> = {
  beginRatingPhoto: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  decideModeration: () => ({ kind: 'report', id: 1, decision: 'show' }),
  findModeration: () => ({ show: 'waiting' }),
  getLandlordRatings: () => ({ languageCode }),
  getRatingFigures: () => ({ languageCode }),
  getOwnRating: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  getRatingResponse: ({ ratingNumber, ratingHash }) => ({ ratingNumber, hash: ratingHash }),
  setRatingResponse: ({ ratingNumber, ratingHash }) => ({
    ...{ ratingNumber, hash: ratingHash, ratingAnswer: 'Danke' },
  }),
  reportRating: () => ({
    ratingid: 2_000_000_000,
    part: 'rating',
    ground: 'insult',
    explanation: 'It calls somebody names.',
    name: 'Erika Mustermann',
    email: 'erika@example.com',
    goodFaith: true,
  }),
  setOwnRating: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    rating: {
      votes: { furniture: 4, location: 5, cleanliness: 3, externalImpression: 4, priceToService: 4 },
      travelType: 'couple',
      travellerName: 'Erika',
      text: 'Schön',
    },
  }),
  withdrawOwnRating: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
};
