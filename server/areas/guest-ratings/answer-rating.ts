import type { RatingResponse } from '../../../contract/guest-ratings/rating-response.ts';
import type { Language } from '../../../domain/language.ts';
import { findHoldReasons } from '../../../domain/rating-text.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { isSignedLink, newNonce, signLink, type LinkGrant } from '../../platform/signed-links.ts';
import { publishedStore } from '../ratings/ratings.ts';
import { answersStore, type AnswerableRating } from './answers-store.ts';
import type { GuestRatingsContext } from './guest-ratings-context.ts';
import { enqueueRatingMail } from './jobs/guest-rating-jobs.ts';
import { moderationStore } from './moderation-store.ts';

const linkGrant = (rating: Pick<AnswerableRating, 'id' | 'nonce'>): LinkGrant => ({
  ...{ purpose: 'rating-answer', subject: rating.id, recipient: 'landlord', nonce: rating.nonce },
});

export function signAnswerLink(
  { secret }: Pick<GuestRatingsContext, 'secret'>,
  rating: Pick<AnswerableRating, 'id' | 'nonce'>,
): string {
  return signLink(secret, linkGrant(rating));
}

export interface OpenedAnswer {
  ratingId: number;
  /** The account of the landlord's side; null for the link of a mail. */
  uid: string | null;
}

/** Opens a rating by the link of a mail or the login of the home's landlord or agency; a rating of another home counts as unknown. */
export async function openAnswer(
  deps: Pick<GuestRatingsContext, 'connection' | 'secret'>,
  { ratingNumber, hash }: { ratingNumber: number; hash: string },
  user: LoggedIn | null,
): Promise<OpenedAnswer | null> {
  const { db } = deps.connection;
  const rating = await answersStore.find(db, ratingNumber, 'de');
  // Checks a secret for an unknown rating too, so that the response takes the same time.
  const isRight = isSignedLink(hash, deps.secret, linkGrant(rating ?? { id: ratingNumber, nonce: '' }));
  const isOwn =
    user !== null &&
    user.permissions.has('homes.own') &&
    (await answersStore.isOwn(db, ratingNumber, user.uid));
  return rating && ((isRight && rating.nonce !== '') || isOwn)
    ? { ratingId: ratingNumber, uid: isOwn ? user.uid : null }
    : null;
}

export function presentAnswerable(rating: AnswerableRating): RatingResponse {
  const { furniture, location, cleanliness, externalImpression, priceToService } = rating;
  const votes = { furniture, location, cleanliness, externalImpression, priceToService };
  return {
    ratingNumber: rating.id,
    objectNumber: rating.objectNumber,
    home: rating.home,
    travellerName: rating.travellerName,
    travelStart: rating.travelStart,
    travelEnd: rating.travelEnd,
    travelType: rating.travelType,
    ratingDate: rating.ratedOn,
    language: rating.language,
    text: rating.text,
    votes,
    average: (furniture + location + cleanliness + externalImpression + priceToService) / 5,
    ratingLandlordAnswer: rating.answer,
    answerStatus: rating.answerState,
    heldFor: rating.answerState === 'held' ? rating.heldFor : [],
    refusedFor: rating.answerState === 'refused' ? rating.refusedFor : null,
    statement: rating.answerState === 'refused' ? rating.statement : '',
  };
}

/** Publishes an answer at once unless a rule holds it for review. An empty answer withdraws the last one. */
export async function answerRating(
  deps: GuestRatingsContext,
  { ratingId, uid }: OpenedAnswer,
  { text, language }: { text: string; language: Language },
): Promise<RatingResponse | null> {
  const { db } = deps.connection;
  const rating = await answersStore.find(db, ratingId, language);
  if (!rating) return null;
  await retryTransaction(deps.connection, (tx) =>
    deps.catalogue.changeHome(tx, rating.objectNumber, async () => {
      const before = await answersStore.find(tx, ratingId, language);
      if (!before || (before.answer === text && before.answerState !== 'refused')) return { result: false };
      const now = deps.clock.now();
      await answersStore.begin(tx, ratingId, newNonce());
      const again = before.answerState === 'refused' || before.heldFor.includes('again');
      const reasons = [...findHoldReasons({ text }), ...(again ? (['again'] as const) : [])];
      const state = text === '' ? 'none' : reasons.length > 0 ? 'held' : 'published';
      await answersStore.save(tx, ratingId, {
        state,
        body: text,
        heldFor: state === 'held' ? reasons : [],
        refusedFor: null,
        statement: '',
        answeredAt: text === '' ? null : now,
        decidedAt: null,
        byUid: text === '' ? null : uid,
      });
      await publishedStore.setAnswer(tx, ratingId, state === 'published' ? text : null, now);
      const kind = state === 'none' ? 'withdrawn' : state;
      await moderationStore.note(tx, {
        ...{ subject: 'answer', subjectId: ratingId, kind, at: now },
        reason: state === 'held' ? reasons.join(' ') : null,
      });
      if (state === 'published') await enqueueRatingMail(tx, 'answerPublished', ratingId, now);
      return { result: true, change: { kind: 'home' } };
    }),
  );
  const after = await answersStore.find(db, ratingId, language);
  return after && presentAnswerable(after);
}
