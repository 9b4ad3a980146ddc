import type { ModerationItem } from '../../../contract/guest-ratings/moderation.ts';
import { decisionDays, type RefusalReason } from '../../../domain/rating.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { newNonce } from '../../platform/signed-links.ts';
import { publishedStore, ratingPhotoBase } from '../ratings/ratings.ts';
import { answersStore } from './answers-store.ts';
import type { GuestRatingsContext } from './guest-ratings-context.ts';
import { enqueueRatingMail } from './jobs/guest-rating-jobs.ts';
import { moderationStore, type EventRow, type Judged, type JudgedRow } from './moderation-store.ts';
import { publish, takeDown } from './publish.ts';
import { reportsStore } from './reports-store.ts';
import { stayStore } from './stay-store.ts';
import { submissionsStore } from './submissions-store.ts';

const pageSize = 50;

export interface Decision {
  kind: Judged;
  id: number;
  decision: 'show' | 'refuse';
  reason: RefusalReason | null;
  statement: string;
}

type Decided =
  | { ok: true; data: ModerationItem }
  | { ok: false; type: 'moderation-not-found' | 'moderation-decided' | 'reason-missing'; data: null };

function presentJudged(row: JudgedRow, events: readonly EventRow[], today: string): ModerationItem {
  const isWaiting = row.state === 'held' || row.state === 'open';
  const sentAt = new Date(row.sentAt);
  const days = row.kind === 'report' ? decisionDays.report : decisionDays.held;
  const decideBy = addDays(todayInBerlin(sentAt), days);
  // For a notice, `upheld` means that the reported content is refused.
  const isRefused = row.state === 'refused' || row.state === 'upheld';
  return {
    kind: row.kind,
    id: row.id,
    state: isWaiting ? 'waiting' : isRefused ? 'refused' : 'accepted',
    objectNumber: row.objectNumber,
    home: row.home,
    name: row.name,
    email: row.email,
    language: row.language,
    text: row.text,
    votes: row.votes && { ...row.votes },
    photos: row.photos.map((photo) => ({ photoID: photo.id, base: ratingPhotoBase(photo) })),
    heldFor: row.heldFor,
    report:
      row.part && row.ground
        ? { part: row.part, ground: row.ground, explanation: row.explanation ?? '' }
        : null,
    refusedFor: row.refusedFor,
    statement: row.statement,
    sentAt: sentAt.toISOString(),
    decideBy,
    overdue: isWaiting && today > decideBy,
    events: events
      .filter(({ subject, subjectId }) => subject === row.kind && subjectId === row.id)
      .map(({ kind, reason, actor, at }) => ({ kind, reason, actor, at: new Date(at).toISOString() })),
  };
}

async function presentAll(
  db: Queryable,
  rows: readonly JudgedRow[],
  today: string,
): Promise<ModerationItem[]> {
  const events = await moderationStore.events(db, rows);
  return rows.map((row) => presentJudged(row, events, today));
}

/** Open cases, longest waiting first, or decided ones, latest first. */
export async function listJudged(
  { connection: { db }, clock }: Pick<GuestRatingsContext, 'connection' | 'clock'>,
  show: 'waiting' | 'decided',
): Promise<ModerationItem[]> {
  return presentAll(db, await moderationStore.list(db, show, pageSize), clock.today());
}

/** Decides once, notifies all people concerned and logs the actor. The home is locked first, as in all writes. */
export async function decide(deps: GuestRatingsContext, decision: Decision, actor: string): Promise<Decided> {
  const { kind, id } = decision;
  const { db } = deps.connection;
  if (decision.decision === 'refuse' && decision.reason === null) {
    return { ok: false, type: 'reason-missing', data: null };
  }
  const judgedCase = await moderationStore.find(db, kind, id);
  if (!judgedCase) return { ok: false, type: 'moderation-not-found', data: null };
  const outcome = await retryTransaction(deps.connection, (tx) =>
    deps.catalogue.changeHome(tx, judgedCase.objectNumber, async () => {
      const now = deps.clock.now();
      const hasChanged = await judges[kind](tx, decision, now);
      if (hasChanged === null) return { result: false };
      await moderationStore.note(tx, {
        ...{ subject: kind, subjectId: id, at: now, actor },
        kind: decision.decision === 'show' ? 'shown' : 'refused',
        reason: decision.decision === 'refuse' ? decision.reason : null,
      });
      return { result: true, change: hasChanged ? { kind: 'home' } : null };
    }),
  );
  if (!outcome) return { ok: false, type: 'moderation-decided', data: null };
  const after = await moderationStore.find(db, kind, id);
  if (!after) return { ok: false, type: 'moderation-not-found', data: null };
  const [data] = await presentAll(db, [after], deps.clock.today());
  return { ok: true, data: data! };
}

/** Each returns true if the published content has changed; null if there is nothing left to decide. */
const judges: Record<Judged, (tx: Tx, decision: Decision, now: Date) => Promise<boolean | null>> = {
  async rating(tx, { id, decision, reason, statement }, now) {
    const submission = await submissionsStore.find(tx, id);
    const stay = await stayStore.find(tx, id, 'de');
    if (submission?.state !== 'held' || !stay) return null;
    const decidedSubmission = { ...submission, statement, decidedAt: now };
    if (decision === 'show') {
      await publish(tx, stay, decidedSubmission, now);
      return true;
    }
    await submissionsStore.save(tx, { ...decidedSubmission, state: 'refused', refusedFor: reason });
    await enqueueRatingMail(tx, 'refused', id, now);
    return false;
  },

  async answer(tx, { id, decision, reason, statement }, now) {
    const rating = await answersStore.find(tx, id, 'de');
    if (rating?.answerState !== 'held') return null;
    await refuseOrShowAnswer(tx, id, rating.answer, decision === 'show' ? null : reason, statement, now);
    return decision === 'show';
  },

  async report(tx, { id, decision, reason, statement }, now) {
    const report = await reportsStore.find(tx, id);
    if (report?.state !== 'open') return null;
    const state = decision === 'refuse' ? 'upheld' : 'rejected';
    await reportsStore.decide(tx, id, { state, statement, at: now });
    await enqueueRatingMail(tx, decision === 'refuse' ? 'reportUpheld' : 'reportRejected', id, now);
    if (decision === 'show' || report.ratingId === null) return false;
    if (report.part === 'answer') {
      const rating = await answersStore.find(tx, report.ratingId, 'de');
      if (!rating || rating.shownAnswer === null) return false;
      await answersStore.begin(tx, report.ratingId, newNonce());
      await refuseOrShowAnswer(tx, report.ratingId, rating.answer, reason, statement, now);
      return true;
    }
    const submission = await submissionsStore.findByRating(tx, report.ratingId);
    if (submission) {
      await submissionsStore.save(tx, {
        ...submission,
        ...{ state: 'refused', refusedFor: reason, statement, ratingId: null, decidedAt: now },
      });
      await enqueueRatingMail(tx, 'removed', submission.bookingId, now);
    }
    await takeDown(tx, report.ratingId);
    return true;
  },
};

async function refuseOrShowAnswer(
  tx: Tx,
  ratingId: number,
  text: string,
  refusedFor: RefusalReason | null,
  statement: string,
  now: Date,
): Promise<void> {
  const isShown = refusedFor === null;
  await answersStore.save(tx, ratingId, {
    state: isShown ? 'published' : 'refused',
    body: text,
    heldFor: [],
    refusedFor,
    statement,
    answeredAt: now,
    decidedAt: now,
  });
  await publishedStore.setAnswer(tx, ratingId, isShown ? text : null, now);
  await enqueueRatingMail(tx, isShown ? 'answerPublished' : 'answerRefused', ratingId, now);
}
