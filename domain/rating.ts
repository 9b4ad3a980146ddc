import { addDays, type PlainDate } from './stay.ts';

/** Texts: `ratings.part.<part>`. */
export const ratingParts = [
  'furniture',
  'location',
  'cleanliness',
  'externalImpression',
  'priceToService',
] as const;
export type RatingPart = (typeof ratingParts)[number];
export type Votes = Readonly<Record<RatingPart, number>>;

/** Texts: `ratings.travelType.<travelType>`. */
export const travelTypes = ['family', 'couple', 'friends', 'single'] as const;
export type TravelType = (typeof travelTypes)[number];

/** Orders in which guests read ratings. Texts: `ratings.order.<order>`. */
export const ratingOrders = ['newest', 'best', 'worst'] as const;
export type RatingOrder = (typeof ratingOrders)[number];

/** Characters. */
export const ratingLengths = {
  text: 4000,
  name: 40,
  answer: 2000,
  explanation: 2000,
  statement: 1000,
} as const;

/** Maximum number of photos per rating. */
export const ratingPhotosMax = 6;

/** Days after departure within which guests can rate a stay. */
export const ratingDays = 180;

/** Days until the office decides on held ratings and on reports. */
export const decisionDays = { held: 3, report: 7 } as const;

export function lastRatingDay(departure: PlainDate): PlainDate {
  return addDays(departure, ratingDays);
}

type Ratable = 'open' | 'early' | 'late' | 'excluded';

/** Returns whether a stay can be rated: only a binding one that has ended, never a cancelled one. */
export function ratableOn(
  today: PlainDate,
  { state, endDate }: { state: string; endDate: PlainDate },
): Ratable {
  if (state !== 'confirmed' && state !== 'booked') return 'excluded';
  if (today < endDate) return 'early';
  return today > lastRatingDay(endDate) ? 'late' : 'open';
}

/** `loose` ratings are published anonymously, because the author's account was deleted. */
export const submissionStates = ['held', 'published', 'refused', 'withdrawn', 'loose'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** `none` means that there is no answer. */
export const answerStates = ['none', 'held', 'published', 'refused'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Texts: `rate.heldFor.<reason>`. */
export const heldReasons = ['contact', 'link', 'insult', 'person', 'photos', 'again'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** A closed list without any reason about low stars. Texts: `rate.refusedFor.<reason>`. */
export const refusalReasons = [
  'insult',
  'falseFact',
  'privateData',
  'advertising',
  'offTopic',
  'notThere',
  'rights',
  'illegal',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Texts: `rate.ground.<ground>`. */
export const reportGrounds = [
  'insult',
  'falseFact',
  'privateData',
  'advertising',
  'notThere',
  'rights',
  'illegal',
] as const satisfies readonly RefusalReason[];
export type ReportGround = (typeof reportGrounds)[number];

export const ratedTexts = ['rating', 'answer'] as const;
export type RatedText = (typeof ratedTexts)[number];
