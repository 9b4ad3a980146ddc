import type { OwnRating } from '../../../contract/guest-ratings/own-rating.ts';
import type { Language } from '../../../domain/language.ts';
import { ratableOn, type TravelType, type Votes } from '../../../domain/rating.ts';
import { findHoldReasons } from '../../../domain/rating-text.ts';
import { afterCommit, type Tx } from '../../platform/database.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { GuestRatingsContext } from './guest-ratings-context.ts';
import { moderationStore } from './moderation-store.ts';
import { isEditable, isWithdrawable } from './rules/submission-steps.ts';
import { presentOwn } from './present-own.ts';
import { publish, takeDown } from './publish.ts';
import { stayStore, type RatedStay } from './stay-store.ts';
import { submissionsStore, type Photo, type Submission } from './submissions-store.ts';

const notOpen = { ok: false, type: 'rating-not-open', data: null } as const;
const notFound = { ok: false, type: 'booking-not-found', data: null } as const;
type WriteOutcome = { ok: true; data: OwnRating } | typeof notOpen | typeof notFound;

export interface WrittenRating {
  votes: Votes;
  travelType: TravelType;
  travellerName: string;
  text: string;
}

type Work = (tx: Tx, stay: RatedStay, before: Submission | null) => Promise<boolean | 'unchanged'>;

/** Changes the rating of a stay under the lock of its home, which serializes calls. */
async function onRating(
  deps: GuestRatingsContext,
  bookingId: number,
  language: Language,
  work: Work,
): Promise<WriteOutcome> {
  const stayRow = await stayStore.find(deps.connection.db, bookingId, language);
  if (!stayRow) return notFound;
  const done = await retryTransaction(deps.connection, (tx) =>
    deps.catalogue.changeHome(tx, stayRow.objectNumber, async () => {
      const stay = await stayStore.find(tx, bookingId, language);
      if (!stay) return { result: false };
      const outcome = await work(tx, stay, await submissionsStore.find(tx, bookingId));
      return { result: outcome !== false, change: outcome === true ? { kind: 'home' } : null };
    }),
  );
  if (!done) return notOpen;
  const data = await presentOwn(deps, bookingId, language);
  return data ? { ok: true, data } : notFound;
}

/** Publishes a rating at once unless a rule holds it for review. */
export function writeRating(
  deps: GuestRatingsContext,
  bookingId: number,
  { rating, photoIDs, language }: { rating: WrittenRating; photoIDs: readonly number[]; language: Language },
): Promise<WriteOutcome> {
  return onRating(deps, bookingId, language, async (tx, stay, before) => {
    const isOpen = ratableOn(deps.clock.today(), stay) === 'open';
    if (!isEditable(before?.state ?? null) || !isOpen) return false;
    const now = deps.clock.now();
    const photos = await submissionsStore.photos(tx, bookingId);
    const selectedPhotos = photos.filter(({ id }) => photoIDs.includes(id));
    await dropPhotos(
      deps,
      tx,
      photos.filter((photo) => !selectedPhotos.includes(photo)),
    );
    const text = cleanText(rating.text);
    const holdReasons = findHoldReasons({
      text: `${text}\n${rating.travellerName}`,
      photos: selectedPhotos.length,
      names: [stay.landlordName],
    });
    const wasRefused = before !== null && (before.state === 'refused' || before.heldFor.includes('again'));
    const reasons = wasRefused ? [...holdReasons, 'again' as const] : holdReasons;
    const submission: Submission = {
      bookingId,
      state: 'held',
      votes: rating.votes,
      travellerName: cleanText(rating.travellerName).replaceAll('\n', ' '),
      travelType: rating.travelType,
      language,
      text,
      heldFor: reasons,
      ratingId: null,
      refusedFor: null,
      statement: '',
      submittedAt: now,
      decidedAt: null,
    };
    const note = (kind: string, reason: string | null): Promise<void> =>
      moderationStore.note(tx, { subject: 'rating', subjectId: bookingId, kind, reason, at: now });
    if (reasons.length > 0) {
      await submissionsStore.save(tx, submission);
      await note('held', reasons.join(' '));
      return 'unchanged';
    }
    await publish(tx, stay, submission, now);
    await note('published', null);
    return true;
  });
}

export function withdrawRating(
  deps: GuestRatingsContext,
  bookingId: number,
  language: Language,
): Promise<WriteOutcome> {
  return onRating(deps, bookingId, language, async (tx, _stay, before) => {
    if (!before || !isWithdrawable(before.state)) return false;
    const { ratingId } = before;
    await submissionsStore.save(tx, { ...before, state: 'withdrawn', text: '', ratingId: null });
    if (ratingId !== null) await takeDown(tx, ratingId);
    await dropPhotos(deps, tx, await submissionsStore.photos(tx, bookingId));
    const at = deps.clock.now();
    await moderationStore.note(tx, { subject: 'rating', subjectId: bookingId, kind: 'withdrawn', at });
    return ratingId === null ? 'unchanged' : true;
  });
}

/** Deletes files only once no row refers to them. */
async function dropPhotos(
  { files }: Pick<GuestRatingsContext, 'files'>,
  tx: Tx,
  photos: readonly Photo[],
): Promise<void> {
  if (photos.length === 0) return;
  await submissionsStore.removePhotos(
    tx,
    photos.map(({ id }) => id),
  );
  afterCommit(tx, async () => {
    for (const { fileKey } of photos) await files.delete(fileKey).catch(() => undefined);
  });
}

/** Removes characters that readers cannot see: control characters, surrounding spaces, and repeated empty lines. */
function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
