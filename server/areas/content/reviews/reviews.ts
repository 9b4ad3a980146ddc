import type { ContentReview } from '../../../../contract/content/content-review.ts';
import { findContentKind, type ContentKind, type ReviewState } from '../../../../domain/content-reviews.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DatabaseConnection, Queryable, Tx } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { notFound, workingBody } from '../change-unit.ts';
import { editingStore, type Editor } from '../editing-store.ts';
import { presentLock } from '../lock-token.ts';
import type { Of } from '../rules/container.ts';
import { textDigest } from '../rules/text-digest.ts';
import { reviewMailJob } from './review-mail-job.ts';
import { reviewsStore, type ReviewRow } from './reviews-store.ts';

export interface ReviewsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
}

type Failure<Type extends string> = { ok: false; type: Type; data: null };
const failed = <Type extends string>(type: Type): Failure<Type> => ({ ok: false, type, data: null });
type Presented = { ok: true; data: ContentReview };

/** Returns, for each review, whether its text is still the working copy. */
async function digestsNow(db: Queryable, rows: readonly ReviewRow[]): Promise<Map<number, string>> {
  const digests = new Map<number, string>();
  for (const { contentId } of rows) {
    if (digests.has(contentId)) continue;
    const unit = await editingStore.unit(db, { contentId });
    digests.set(contentId, unit ? textDigest(await workingBody(db, unit)) : '');
  }
  return digests;
}

export async function presentReviews(
  db: Queryable,
  rows: readonly ReviewRow[],
  uid: string,
): Promise<ContentReview[]> {
  const digests = await digestsNow(db, rows);
  return rows.map((row) => ({
    reviewID: row.id,
    contentID: row.contentId,
    page: row.page,
    containerKey: row.containerKey,
    language: row.language,
    title: row.title ?? '',
    kind: findContentKind(row.page),
    state: row.state,
    message: row.message,
    askedBy: row.askedBy,
    askedAt: row.askedAt.toISOString(),
    askedOf: row.reviewerUid === null ? null : row.reviewer,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    isOwn: row.askedUid === uid,
    isWaiting:
      row.state === 'open' && row.askedUid !== uid && (row.reviewerUid === null || row.reviewerUid === uid),
    isCurrent: digests.get(row.contentId) === row.digest,
  }));
}

const presentOne = async (db: Queryable, id: number, uid: string): Promise<Presented> => ({
  ok: true,
  data: (await presentReviews(db, [(await reviewsStore.one(db, id))!], uid))[0]!,
});

const events = {
  approved: 'review-approve',
  returned: 'review-return',
  withdrawn: 'review-withdraw',
  superseded: 'review-supersede',
} as const satisfies Record<Exclude<ReviewState, 'open'>, string>;

/** Closes an open review, and records the person and the reason in the history of its text. */
async function close(
  tx: Tx,
  { id, contentId }: ReviewRow,
  { uid, name }: Editor,
  { state, reason, now }: { state: Exclude<ReviewState, 'open'>; reason: string; now: Date },
): Promise<void> {
  await reviewsStore.decide(tx, id, { state, decidedBy: name, decidedUid: uid, decidedAt: now, reason });
  // The history already contains the new request that replaces this one.
  if (state === 'superseded') return;
  const event = { contentId, at: now, author: name, number: null };
  await editingStore.note(tx, { ...event, action: events[state], note: reason });
}

/** Requests a review of the working copy. A repeated request changes nothing. */
export function askReview(
  { connection, clock }: ReviewsDeps,
  editor: Editor,
  request: { contentId: number; lockToken: string; reviewer: number | null; message: string },
): Promise<
  | Presented
  | Of<'content-not-found' | 'content-locked'>
  | Failure<'review-empty'>
  | Failure<'reviewer-unknown'>
> {
  const { contentId, message } = request;
  return connection.transaction(async (tx) => {
    if (!(await editingStore.unit(tx, { contentId }))) return notFound;
    await editingStore.lockRow(tx, contentId);
    const unit = (await editingStore.unit(tx, { contentId }))!;
    const now = clock.now();
    const lock = await editingStore.findLock(tx, contentId, now);
    if (lock && lock.token !== request.lockToken)
      return { ok: false as const, type: 'content-locked' as const, data: presentLock(lock, editor.uid) };
    const body = await workingBody(tx, unit);
    const digest = textDigest(body);
    const published =
      unit.publishedNumber === null ? null : await editingStore.body(tx, contentId, unit.publishedNumber);
    if (published !== null && textDigest(published) === digest) return failed('review-empty');
    const others = (await reviewsStore.reviewers(tx)).filter(({ uid }) => uid !== editor.uid);
    const reviewer = others.find(({ number }) => number === request.reviewer) ?? null;
    if (request.reviewer !== null && reviewer === null) return failed('reviewer-unknown');
    const open = await reviewsStore.openOf(tx, contentId);
    if (
      open?.digest === digest &&
      open.message === message &&
      open.askedUid === editor.uid &&
      open.reviewerUid === (reviewer?.uid ?? null)
    )
      return presentOne(tx, open.id, editor.uid);
    if (open) await close(tx, open, editor, { state: 'superseded', reason: '', now });
    const id = await reviewsStore.ask(tx, {
      ...{ contentId, body, message, publishedNumber: unit.publishedNumber },
      ...{ askedBy: editor.name, askedUid: editor.uid, askedAt: now, reviewerUid: reviewer?.uid ?? null },
    });
    const event = { contentId, at: now, action: 'review-ask', author: editor.name, number: null };
    await editingStore.note(tx, { ...event, note: message });
    for (const { uid } of reviewer ? [reviewer] : others)
      await enqueue(
        tx,
        reviewMailJob,
        { reviewId: id, about: 'asked', uid },
        { key: `${id} asked ${uid}`, runAt: now },
      );
    return presentOne(tx, id, editor.uid);
  });
}

/** Approves or rejects exactly the given text. A repeated decision changes nothing. */
export function decideReview(
  { connection, clock }: ReviewsDeps,
  editor: Editor,
  { reviewId, decision, reason }: { reviewId: number; decision: 'approved' | 'returned'; reason: string },
): Promise<
  | Presented
  | Failure<'review-not-found'>
  | Failure<'review-decided'>
  | Failure<'review-own'>
  | Failure<'reason-missing'>
> {
  return connection.transaction(async (tx) => {
    const unlockedReview = await reviewsStore.one(tx, reviewId);
    if (!unlockedReview) return failed('review-not-found');
    await editingStore.lockRow(tx, unlockedReview.contentId);
    const review = (await reviewsStore.one(tx, reviewId))!;
    if (review.askedUid === editor.uid) return failed('review-own');
    if (decision === 'returned' && reason === '') return failed('reason-missing');
    if (review.state !== 'open') {
      const isSame = review.state === decision && review.decidedUid === editor.uid;
      return isSame ? presentOne(tx, reviewId, editor.uid) : failed('review-decided');
    }
    const now = clock.now();
    await close(tx, review, editor, { state: decision, reason, now });
    if (review.askedUid !== null)
      await enqueue(
        tx,
        reviewMailJob,
        { reviewId, about: 'decided', uid: review.askedUid },
        { key: `${reviewId} decided`, runAt: now },
      );
    return presentOne(tx, reviewId, editor.uid);
  });
}

export function withdrawReview(
  { connection, clock }: ReviewsDeps,
  editor: Editor,
  reviewId: number,
): Promise<
  { ok: true; data: Record<string, never> } | Failure<'review-not-found'> | Failure<'review-decided'>
> {
  return connection.transaction(async (tx) => {
    const unlockedReview = await reviewsStore.one(tx, reviewId);
    if (!unlockedReview) return failed('review-not-found');
    await editingStore.lockRow(tx, unlockedReview.contentId);
    const review = (await reviewsStore.one(tx, reviewId))!;
    if (review.state === 'withdrawn') return { ok: true as const, data: {} };
    if (review.state !== 'open') return failed('review-decided');
    await close(tx, review, editor, { state: 'withdrawn', reason: '', now: clock.now() });
    return { ok: true as const, data: {} };
  });
}

export function setRules(
  { connection, clock }: ReviewsDeps,
  editor: Editor,
  wanted: readonly ContentKind[],
): Promise<ContentKind[]> {
  return connection.transaction(async (tx) => {
    const kinds = [...new Set(wanted)].toSorted();
    const now = await reviewsStore.rules(tx);
    const isSame = JSON.stringify(now.kinds.toSorted()) === JSON.stringify(kinds);
    if (!isSame) await reviewsStore.setRules(tx, { kinds, setBy: editor.name, setAt: clock.now() });
    return kinds;
  });
}
