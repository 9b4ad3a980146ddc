import { addDays, type PlainDate } from './stay.ts';

/** What guests give one to five stars for. Texts: `ratings.part.<part>`. */
export const ratingParts = [
  'furniture',
  'location',
  'cleanliness',
  'externalImpression',
  'priceToService',
] as const;
export type RatingPart = (typeof ratingParts)[number];
export type Votes = Readonly<Record<RatingPart, number>>;

/** People travel as one of these. Texts: `ratings.travelType.<travelType>`. */
export const travelTypes = ['family', 'couple', 'friends', 'single'] as const;
export type TravelType = (typeof travelTypes)[number];

/** How long texts may be, in characters. */
export const ratingLengths = {
  text: 4000,
  name: 40,
  answer: 2000,
  explanation: 2000,
  statement: 1000,
} as const;

/** So many photos go with a rating. */
export const ratingPhotosMax = 6;

/** A stay can be rated from the day of departure on for so long. */
export const ratingDays = 180;

/** The office decides on what was held, and on what was reported, within so many days. */
export const decisionDays = { held: 3, report: 7 } as const;

/** The last day on which a stay can be rated. */
export function lastRatingDay(departure: PlainDate): PlainDate {
  return addDays(departure, ratingDays);
}

/** Whether a stay can be rated; else why not. */
type Ratable = 'open' | 'early' | 'late' | 'excluded';

/** Only a stay that was bound and has ended counts; a cancelled one never does. */
export function ratableOn(
  today: PlainDate,
  { state, endDate }: { state: string; endDate: PlainDate },
): Ratable {
  if (state !== 'confirmed' && state !== 'booked') return 'excluded';
  if (today < endDate) return 'early';
  return today > lastRatingDay(endDate) ? 'late' : 'open';
}

/** What became of a rating that somebody has sent. `loose`: its writer's account is gone, and what is published is nobody's. */
export const submissionStates = ['held', 'published', 'refused', 'withdrawn', 'loose'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** What became of a landlord's answer. `none`: there is none. */
export const answerStates = ['none', 'held', 'published', 'refused'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Why something waits for the office before it is shown. Texts: `rate.heldFor.<reason>`. */
export const heldReasons = ['contact', 'link', 'insult', 'person', 'photos', 'again'] as const;
export type HeldReason = (typeof heldReasons)[number];

/**
 * Why something is not shown, or no longer: a closed list in which no reason speaks of stars. Texts:
 * `rate.refusedFor.<reason>`.
 */
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

/** What a notice says to be wrong. Texts: `rate.ground.<ground>`. */
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

/** What can be reported, and decided on by itself. */
export const ratedTexts = ['rating', 'answer'] as const;
export type RatedText = (typeof ratedTexts)[number];
