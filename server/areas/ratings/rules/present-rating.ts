import { ratingPhotoBase } from './photo-address.ts';
import type { Rating } from '../../../../contract/ratings/list-ratings.ts';

export interface RatingRow {
  id: number;
  furniture: number;
  location: number;
  cleanliness: number;
  external_impression: number;
  price_to_service: number;
  traveller_name: string;
  travel_start: string;
  travel_end: string;
  travel_type: string;
  rated_on: string;
  provenance: string;
  language: string;
  body: string;
  landlord_answer: string | null;
  photos: readonly { id: number; fileKey: string }[];
}

interface Translation {
  language: string;
  body: string;
  landlord_answer: string | null;
}

export function presentRating(row: RatingRow, translations: readonly Translation[]): Rating {
  const { furniture, location, cleanliness } = row;
  const externalImpression = row.external_impression;
  const priceToService = row.price_to_service;
  const average = (furniture + location + cleanliness + externalImpression + priceToService) / 5;
  return {
    ratingid: row.id,
    votes: {
      furniture,
      location,
      cleanliness,
      externalImpression,
      priceToService,
      votesAverage: average,
    },
    travelData: {
      travellerName: row.traveller_name,
      travelStart: row.travel_start,
      travelEnd: row.travel_end,
      ratingTyp: row.provenance as Rating['travelData']['ratingTyp'],
      ratingDate: row.rated_on,
      // Only for stays booked here, or checked by us, it is certain that the guest was there.
      travellerVerified: row.provenance === 'booked' || row.provenance === 'verified',
      travelType: row.travel_type,
    },
    average,
    timestamp: Date.parse(`${row.rated_on}T00:00:00Z`) / 1000,
    language: row.language,
    text: row.body,
    landlordAnswer: row.landlord_answer,
    documents: row.photos.map(ratingPhotoBase),
    translations: Object.fromEntries(
      translations.map(({ language, body, landlord_answer }) => [
        language,
        { text: body, landlordAnswer: landlord_answer },
      ]),
    ),
  };
}
